/** Checks what a client sent; the refusal names every wrong field. */
import { Rejection, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { errorKeys, fieldErrors, inSpanish } from '@cotejo/core/kit/validation';
import { type ServerCode, serverCode, serverMessage } from '@cotejo/core/reference/server-codes';
import { type z } from 'zod';

/** Field path, with `*` for a place in a list → the server's code for whatever is wrong with it. */
export type FieldCodes = Readonly<Record<string, ServerCode>>;

/** The code of the whole refusal: that of its fields, where all of them have one and the same. */
const sharedCode = (fields: readonly string[], keys: Readonly<Record<string, string>>) => {
  const [code, ...others] = new Set(fields.map((field) => keys[field] ?? ''));
  return others.length === 0 && code !== undefined ? serverCode(code) : undefined;
};

/** @throws Rejection (422) with a message in Spanish per field, and the spec's error key where it has one */
export const validated = <Body>(schema: z.ZodType<Body>, input: unknown, codes: FieldCodes = {}): Body => {
  const read = schema.safeParse(input, { error: inSpanish });
  if (read.success) return read.data;
  const errors = fieldErrors(read.error);
  const coded = Object.keys(errors).flatMap((field) => {
    const code = codes[field.replaceAll(/\b\d+\b/g, '*')];
    return code ? [[field, code]] : [];
  });
  const keys = { ...errorKeys(read.error), ...(Object.fromEntries(coded) as Record<string, ServerCode>) };
  const code = sharedCode(Object.keys(errors), keys);
  if (code) throw new Rejection('invalid', code, serverMessage(code), errors, keys);
  return rejectInput(errors, keys);
};

/** How a body that is no object is told. */
export const notAnObject = 'El cuerpo debe ser un objeto JSON.';
