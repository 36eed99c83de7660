/** What all fields of a form share: what the server said of each, and whose country the record is of. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { createContext, type ReactNode, useContext } from 'react';
import { type Field } from '../../schema/field.ts';

export type FormErrors = Readonly<Record<string, string>>;
type FormState = {
  /** By the path of the field, as the server names it. */
  readonly errors: FormErrors;
  /** What is being typed again is not wrong any more until somebody looks. */
  readonly forget: (path: string) => void;
  /** Keeps the form from being saved while a field is not ready, such as during an upload. */
  readonly hold: (path: string, isHeld: boolean) => void;
  readonly country: CountryCode;
  /** What amounts are in where nothing nearer says it. */
  readonly unit?: string | undefined;
};

export const FormContext = createContext<FormState>({
  errors: {},
  forget: () => undefined,
  hold: () => undefined,
  country: 'INT',
});
export const useFormState = (): FormState => useContext(FormContext);

/** Whether something is wrong with a field, or with what it holds. */
export const isWrongWithin = (errors: FormErrors, path: string): boolean =>
  Object.keys(errors).some((one) => one === path || one.startsWith(`${path}.`));

/** What is wrong with a field itself. */
export const useFieldError = (path: string): string | undefined => useFormState().errors[path];

/** How a field shows those within it: it is given, for a field of one kind may hold any other. */
export type InnerField = (props: { field: Field; path: string; isBare?: boolean }) => ReactNode;
