/** Words that go with a command: a note, or the reason for it. */
import { required, TextInput } from 'react-admin';

const needed = [required('cotejo.command.required')];

type NoteFieldProps = {
  source: string;
  /** The message's key. */
  label: string;
  /** As many characters as the server takes. */
  longest: number;
  isRequired?: boolean;
  minRows?: number;
};

export const NoteField = ({ source, label, longest, isRequired, minRows = 2 }: NoteFieldProps) => (
  <TextInput
    source={source}
    label={label}
    validate={isRequired ? needed : undefined}
    helperText={false}
    multiline
    minRows={minRows}
    fullWidth
    slotProps={{ htmlInput: { maxLength: longest } }}
  />
);
