import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeError, failedFields } from './describe-error.ts';

test('an error is described without what it quotes', () => {
  const cause = Object.assign(new Error('Key (email)=(maria@correo.example) exists'), { code: '23505' });
  expect(describeError(new TypeError('María', { cause }))).toBe('TypeError: Error 23505');
  expect(describeError('María')).toBe('unknown error');
});

test('fields that a schema refused are named, and keys that somebody may have typed are not', () => {
  const schema = z.object({ amount: z.int(), topics: z.record(z.string(), z.array(z.int())) });
  const { error } = schema.safeParse({ amount: 'María', topics: { 'maria@correo.example': [1, 'x'] } });
  expect(failedFields(error)).toEqual(['amount', 'topics.….1']);
  expect(describeError(error)).toBe('ZodError amount, topics.….1');
  expect(failedFields(new Error('María'))).toEqual([]);
});
