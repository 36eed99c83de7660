/** Why, in words: goes with every change. */
import { TextInput } from 'react-admin';

/** As the server has it: `longestNote`. */
const longest = 4_000;

export const NoteField = () => (
  <TextInput
    source="note"
    label="resources.leads.command.note"
    helperText={false}
    multiline
    minRows={3}
    fullWidth
    slotProps={{ htmlInput: { maxLength: longest } }}
  />
);
