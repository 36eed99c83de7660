/** An object whose fields only its sender knows: kept as it came, within bounds. */
import { z } from 'zod';
import { isPrintable } from './text-fields.ts';
import { notStorable } from './json-errors.ts';

export type Bounds = {
  /** Characters of its JSON. */
  readonly size: number;
  /** Objects and lists within one another; the outermost counts as one. */
  readonly depth: number;
};

/** The error of a value, read no deeper than allowed; undefined when it can be stored. */
const wrongWith = (value: unknown, depth: number): string | undefined => {
  if (typeof value === 'string') return isPrintable(value) ? undefined : notStorable;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return 'Tiene demasiados niveles.';
  for (const [key, inner] of Object.entries(value)) {
    const wrong = wrongWith(key, depth) ?? wrongWith(inner, depth - 1);
    if (wrong) return wrong;
  }
  return undefined;
};

/** May be left out or null; a message says which bound was broken, never what the object held. */
export const freeForm = ({ size, depth }: Bounds) =>
  z
    .record(z.string(), z.unknown(), 'Debe ser un objeto.')
    .superRefine((value, context) => {
      const wrong =
        wrongWith(value, depth) ?? (JSON.stringify(value).length > size ? 'Es demasiado grande.' : undefined);
      if (wrong) context.addIssue({ code: 'custom', message: wrong });
    })
    .nullish()
    .transform((value) => value ?? undefined);
