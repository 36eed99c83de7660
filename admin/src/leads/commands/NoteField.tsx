/** Why, in words: goes with every change. */
import { longestNote } from '@cotejo/core/leads';
import { NoteField as Note } from '../../kit/commands/NoteField.tsx';

export const NoteField = () => (
  <Note source="note" label="Nota (opcional)" longest={longestNote} minRows={3} />
);
