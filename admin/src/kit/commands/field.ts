/** The props that all fields of command forms share. */
import { required } from 'react-admin';

export const needed = required('cotejo.command.required');

/** @returns the props of a field by its name, labelled by the `fields` of the resource's messages */
export const fieldOf = (resource: string) => (source: string) =>
  ({ source, label: `resources.${resource}.fields.${source}`, helperText: false, fullWidth: true }) as const;
