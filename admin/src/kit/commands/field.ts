/** The props that all fields of command forms share, and their words for what is missing. */
import { required } from 'react-admin';

/** A value that is typed. */
export const needed = required('Campo requerido.');
/** A value that is chosen: one of a list, a reason, a day. */
export const choiceNeeded = required('Elige una opción.');
export const reasonNeeded = required('Elige un motivo.');
export const dayNeeded = required('Elige una fecha.');

type FieldProps = {
  readonly source: string;
  readonly label: string;
  readonly helperText: false;
  readonly fullWidth: true;
};

/** @param labels of the fields, by name @returns the props of a field by its name */
export const fieldOf =
  <Labels extends Readonly<Record<string, string>>>(labels: Labels) =>
  (source: keyof Labels & string): FieldProps => ({
    source,
    label: labels[source] ?? source,
    helperText: false,
    fullWidth: true,
  });
