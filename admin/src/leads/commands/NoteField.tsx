/** Why, in words: goes with every change. */
import { longestNote } from '@cotejo/core/leads';
import { TextInput } from 'react-admin';

export const NoteField = () => (
  <TextInput
    source="note"
    label="resources.leads.command.note"
    helperText={false}
    multiline
    minRows={3}
    fullWidth
    slotProps={{ htmlInput: { maxLength: longestNote } }}
  />
);
