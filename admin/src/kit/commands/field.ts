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

/** @returns the props of a field by its name, labelled by the constant that names the fields, or by the messages of a resource */
export function fieldOf(resource: string): (source: string) => FieldProps;
export function fieldOf<Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
): (source: keyof Labels & string) => FieldProps;
export function fieldOf(labels: string | Readonly<Record<string, string>>) {
  const labelOf = (source: string): string =>
    typeof labels === 'string' ? `resources.${labels}.fields.${source}` : (labels[source] ?? source);
  return (source: string): FieldProps => ({
    source,
    label: labelOf(source),
    helperText: false,
    fullWidth: true,
  });
}
