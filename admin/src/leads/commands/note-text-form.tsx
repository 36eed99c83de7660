/** A note by itself, as it is written from a list or by a shortcut. */
import { longestNote } from '@cotejo/core/leads';
import { required, TextInput } from 'react-admin';
import { fits } from '../../kit/commands/NoteField.tsx';
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';

const written = [required('Escribe la nota.'), fits(longestNote)];

export const noteTextForm: CommandForm = {
  fields: ['text'],
  Fields: () => (
    <TextInput
      source="text"
      label="Nota nueva"
      validate={written}
      helperText={false}
      multiline
      minRows={3}
      fullWidth
    />
  ),
  payloadOf: (values) => said(values, 'text'),
};
