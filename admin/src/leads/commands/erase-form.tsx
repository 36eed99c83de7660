/** Erasing a person is for ever: it asks to type a word first. */
import { Alert } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { type CommandForm, said } from './form.ts';
import { NoteField } from './NoteField.tsx';

const word = 'BORRAR';
const typed = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim().toUpperCase() === word
    ? undefined
    : 'resources.leads.command.typeErase';
const confirmed = [typed];

const Fields = () => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="warning">{translate('resources.leads.command.explain.erase')}</Alert>
      <TextInput
        source="confirmation"
        label="resources.leads.command.typeErase"
        validate={confirmed}
        helperText={false}
        autoComplete="off"
        fullWidth
      />
      <NoteField />
    </>
  );
};

export const eraseForm: CommandForm = {
  fields: ['confirmation', 'note'],
  Fields,
  payloadOf: (values) => said(values, 'note'),
};
