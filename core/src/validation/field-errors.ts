/** What zod found, as one message per field. */
import { type z } from 'zod';
import { type FieldErrors } from '../event-sourcing/index.ts';

/** Field path (`datosingresados.email`) → the first message about it; `''` is the body itself. */
export const fieldErrors = (error: z.ZodError): FieldErrors => {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.map(String).join('.')] ??= message;
  return errors;
};
