/** Whether a filled-in form can be priced: its own rules, and those by which prices read a profile. The same on both sides. */
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { perfilIngreso } from '../profile/index.ts';
import { fieldErrors } from '../kit/validation/index.ts';
import { type ProfileForm } from './form-definition.ts';
import { ruleErrors } from './form-rules.ts';

/**
 * Of a model in which nothing is wrong, the form's own fields have prices. What else a page has put beside them is left out
 * here; a call for prices, which nobody picks the fields of, refuses it by its name.
 * @param model as the form holds it; anything at all
 * @returns a message by field; nothing is wrong when it is empty. It never throws
 */
export const checkProfile = (form: ProfileForm, model: unknown): FieldErrors => {
  const errors = ruleErrors(form, model);
  if (Object.keys(errors).length > 0) return errors;
  // Other values that a page has put into its model are dropped, and no reason to refuse it.
  const read = perfilIngreso(form.country, 'leftOut').safeParse(model);
  return read.success ? {} : fieldErrors(read.error);
};
