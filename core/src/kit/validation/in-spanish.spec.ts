import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';
import { inSpanish } from './in-spanish.ts';

const told = (schema: z.ZodType, value: unknown): unknown => {
  const { error } = z.object({ field: schema }).safeParse({ field: value }, { error: inSpanish });
  return error && Object.values(fieldErrors(error))[0];
};
const shapes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed') }),
  z.object({ kind: z.literal('ages') }),
]);

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'Campo requerido.'],
  [z.string(), null, 'Campo requerido.'],
  [z.string(), 7, 'Debe ser un texto.'],
  [z.number(), 'x', 'Debe ser un número.'],
  [z.int(), 1.5, 'Debe ser un número entero.'],
  [z.boolean(), 'x', 'Debe ser sí o no.'],
  [z.array(z.string()), {}, 'Debe ser una lista.'],
  [z.record(z.string(), z.string()), [], 'Debe ser un objeto.'],
  [z.array(z.string()).min(2), [], 'Como mínimo 2 elementos.'],
  [z.array(z.string()).min(1), [], 'Como mínimo 1 elemento.'],
  [z.string().min(1), '', 'Campo requerido.'],
  [shapes, {}, 'Campo requerido.'],
  [shapes, { kind: 'x' }, 'No es un valor válido.'],
  [z.string().max(3), 'cuatro', 'Como máximo 3 letras.'],
  [z.number().min(1), 0, 'Como mínimo 1.'],
  [z.enum(['a', 'b']), 'c', 'No es un valor válido.'],
  [z.map(z.string(), z.string()), 'c', 'No es un valor válido.'],
  [z.string('Indica un código.'), 7, 'Indica un código.'],
])('what is wrong is told in Spanish, a rule’s own message first: %#', (schema, value, message) =>
  expect(told(schema, value)).toBe(message),
);
