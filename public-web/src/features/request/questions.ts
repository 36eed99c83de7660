/** What every group of questions needs to know. */
import { type RequestErrors } from './request-errors.ts';
import { requestFields, type RequestField, type RequestValues } from './request-values.ts';

export type Answers = {
  readonly errors: RequestErrors;
  /** What was typed before, where a page comes back without scripts. */
  readonly values: RequestValues | undefined;
};

/** A question's name, label, message and earlier answer. */
export const question = (name: RequestField, { errors, values }: Answers) => ({
  name,
  label: requestFields[name],
  error: errors[name],
  defaultValue: values?.[name],
});
