/** The props that all fields of command forms share, and their words for what is missing. */
import { required } from 'react-admin';

/** A value that is typed. */
export const needed = required('cotejo.command.required');
/** A value that is chosen: one of a list, a reason, a day. */
export const choiceNeeded = required('cotejo.command.choose');
export const reasonNeeded = required('cotejo.command.chooseReason');
export const dayNeeded = required('cotejo.command.chooseDay');

/** @returns the props of a field by its name, labelled by the `fields` of the resource's messages */
export const fieldOf = (resource: string) => (source: string) =>
  ({ source, label: `resources.${resource}.fields.${source}`, helperText: false, fullWidth: true }) as const;
