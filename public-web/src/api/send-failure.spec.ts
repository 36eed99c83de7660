import { expect, test } from 'vitest';
import { sendFailureOf } from './send-failure.ts';

const refusedWith = (body: unknown) => sendFailureOf({ status: 400, body });

test('a refusal says what is wrong per field, in general, or nothing', () => {
  const errors = { 'datosingresados.email': 'X' };
  expect(refusedWith({ errors, message: 'Y' })).toEqual({ kind: 'refused', errors });
  expect(refusedWith({ message: 'X' })).toEqual({ kind: 'refused', errors: { '': 'X' } });
  for (const body of [{}, null, '<html>', { errors: 'X' }, { errors: { email: 1 } }])
    expect(refusedWith(body)).toEqual({ kind: 'refused', errors: { '': '' } });
});
