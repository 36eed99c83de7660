/** Checks what a client sent; the refusal names every wrong field. */
import { rejectInput } from '@cotejo/core/event-sourcing';
import { fieldErrors } from '@cotejo/core/validation';
import { type z } from 'zod';
import { es } from 'zod/locales';

/** What a rule without a message of its own says. */
const inSpanish = es().localeError;

/** @throws Rejection (422) with a message in Spanish per field */
export const validated = <Body>(schema: z.ZodType<Body>, input: unknown): Body => {
  const read = schema.safeParse(input, { error: inSpanish });
  return read.success ? read.data : rejectInput(fieldErrors(read.error));
};

/** How a body that is no object is told. */
export const notAnObject = 'El cuerpo debe ser un objeto JSON.';
