import { expect, test } from 'vitest';
import { type Call } from './fetch-json.ts';
import { sharingCalls } from './sharing.ts';

const answering =
  (status: number, body: unknown = {}): Call =>
  async () => ({ status, body });

test('a shared plan is opened by its code, with whom it is for', async () => {
  const data = { productCode: 'plan-a', country: 'PE', perfil: { cotizante: [{ edad: 30 }] } };
  expect(await sharingCalls(answering(200, { data })).openShared('a/b')).toEqual({
    kind: 'found',
    value: data,
  });
});

test.each([
  ['nobody made', 404],
  ['is longer than any', 400],
  ['has signs that none has', 422],
  ['makes the address too long', 414],
])('a code that %s opens nothing, and is no fault of ours', async (_, status) =>
  expect(await sharingCalls(answering(status)).openShared('x')).toEqual({ kind: 'missing' }),
);

test.each([500, 503])('nobody can say for the moment what it opens: %i', async (status) =>
  expect(await sharingCalls(answering(status)).openShared('x')).toEqual({ kind: 'unavailable' }),
);

test('who opens too many is told so', async () =>
  expect(await sharingCalls(answering(429)).openShared('x')).toMatchObject({ kind: 'tooMany' }));
