import { randomUUID } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { optionalIdempotencyKey } from './headers.ts';

const keyOf = (value?: string) =>
  optionalIdempotencyKey({ headers: { 'idempotency-key': value } } as unknown as FastifyRequest);

test('a command may have a key, a UUID in any case', () => {
  const key = randomUUID();
  expect([keyOf(), keyOf(key), keyOf(key.toUpperCase())]).toEqual([undefined, key, key]);
});

test.each([
  '',
  'x',
  `{${randomUUID()}}`,
  `${randomUUID()}, ${randomUUID()}`,
  randomUUID().replaceAll('-', ''),
  // Of broken generators: whoever has such a key shares it with strangers.
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
])('%j is none', (value) =>
  expect(() => keyOf(value)).toThrow('El encabezado Idempotency-Key no es válido.'),
);
