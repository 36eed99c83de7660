/** Converts zod's issues to one message per field. */
import { type z } from 'zod';
import { type FieldErrors } from '../event-sourcing/index.ts';

const join = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** More than any form has; a body of nothing but mistakes is not answered with ten times its size. */
const most = 100;

/**
 * Field path (`datosingresados.email`) → the first message about it; `''` is the body itself. A field that nobody
 * asked for is named too. The first hundred are told.
 */
export const fieldErrors = (error: z.ZodError): FieldErrors => {
  const errors = new Map<string, string>();
  const add = (path: string, message: string): void => {
    if (errors.size < most && !errors.has(path)) errors.set(path, message);
  };
  for (const issue of error.issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add(join([...issue.path, key]), 'Este campo no existe.');
    else add(join(issue.path), issue.message);
  return Object.fromEntries(errors);
};

/** Field path → the key in `params.key` of the first message about it; fields without one are left out. */
export const errorKeys = (error: z.ZodError): FieldErrors => {
  const keys = new Map<string, unknown>();
  for (const issue of error.issues) {
    const path = join(issue.path);
    if (!keys.has(path)) keys.set(path, issue.code === 'custom' ? issue.params?.['key'] : undefined);
  }
  return Object.fromEntries(
    [...keys].filter((entry): entry is [string, string] => typeof entry[1] === 'string').slice(0, most),
  );
};
