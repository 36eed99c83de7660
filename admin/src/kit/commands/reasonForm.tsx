/** The form of a command that takes something away, and has to say why. */
import { NoteField } from './NoteField.tsx';

/** As many characters as the services take. */
const longestReason = 500;

export const reasonForm = {
  fields: ['reason'],
  takesAway: true,
  explains: true,
  Fields: () => <NoteField source="reason" label="Motivo" longest={longestReason} isRequired />,
};
