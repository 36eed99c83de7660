import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const schema = z.strictObject(
  { a: z.string('texto'), inner: z.strictObject({ b: z.int('entero') }) },
  'objeto',
);
const errorsOf = (input: unknown) => fieldErrors(schema.safeParse(input).error!);

test('each field has its first message, by its path', () =>
  expect(errorsOf({ a: 1, inner: { b: 'x' } })).toEqual({ a: 'texto', 'inner.b': 'entero' }));
test('fields that nobody asked for are named, at any depth', () =>
  expect(errorsOf({ a: 'x', c: 1, inner: { b: 1, d: 2 } })).toEqual({
    c: 'Este campo no existe.',
    'inner.d': 'Este campo no existe.',
  }));
test('a body that is no object is told under the empty path', () =>
  expect(errorsOf(7)).toEqual({ '': 'objeto' }));
test('a field called like a part of every object is a field like others', () =>
  expect(errorsOf(JSON.parse('{"a":"x","inner":{"b":1},"toString":1}'))).toEqual({
    toString: 'Este campo no existe.',
  }));
test('a hundred fields are named, of however many', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
  const named = errorsOf({ a: 7, inner: { b: 1 }, ...many });
  expect(Object.keys(named)).toHaveLength(100);
  expect(named).toMatchObject({ a: 'texto', x0: 'Este campo no existe.' });
});
