/** Checks what a client sent; the refusal names every wrong field. */
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { errorKeys, fieldErrors, inSpanish } from '@cotejo/core/kit/validation';
import { type z } from 'zod';

/** @throws Rejection (422) with a message in Spanish per field, and the spec's error key where it has one */
export const validated = <Body>(schema: z.ZodType<Body>, input: unknown): Body => {
  const read = schema.safeParse(input, { error: inSpanish });
  return read.success ? read.data : rejectInput(fieldErrors(read.error), errorKeys(read.error));
};

/** How a body that is no object is told. */
export const notAnObject = 'El cuerpo debe ser un objeto JSON.';
