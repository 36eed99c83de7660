/** The words of a change of an account that happened meanwhile. */
import { expect, test } from 'vitest';
import { accountChangeFormat } from './accountChangeFormat.ts';

test('every field that a conflict names has its label', () => {
  const { fields, labels } = accountChangeFormat;
  expect(fields.map((field) => labels?.[field])).toEqual(['Saldo']);
});
