/** Personal data in events: marked in the schema, encrypted under its subject's key, and readable as *erased* for ever after. */
import { z } from 'zod';

/** Replaces a personal value whose subject's key was deleted. */
export const erased = { erased: true } as const;
export type Erased = typeof erased;

/** A value that belongs to a person: itself, or what remains when the person was erased. */
export type Personal<T> = T | Erased;

/** Whether what was read is all that remains of an erased person's value. */
export const isErased = (value: unknown): value is Erased =>
  typeof value === 'object' && value !== null && 'erased' in value && value.erased === true;

/** The value, or `undefined` where it was erased. */
export const unlessErased = <T>(value: Personal<T> | undefined): T | undefined =>
  isErased(value) ? undefined : value;

/** A registry and not a set: a schema that is described or refined further keeps what its origin was marked with. */
const marks = z.registry<{ readonly personal: true }>();

/** Marks a top-level field of an event as personal data; it is stored encrypted. */
export const personal = <S extends z.ZodType>(schema: S): z.ZodUnion<readonly [S, z.ZodType<Erased>]> => {
  const union = z.union([schema, z.object({ erased: z.literal(true) }) as z.ZodType<Erased>]);
  marks.add(union, { personal: true });
  return union;
};

const isPersonal = (schema: z.ZodType): boolean =>
  marks.get(schema)?.personal === true ||
  ((schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) &&
    isPersonal(schema.unwrap() as z.ZodType));

/** The names of an event schema's personal fields. */
export const personalFields = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([, field]) => isPersonal(field))
        .map(([name]) => name)
    : [];
