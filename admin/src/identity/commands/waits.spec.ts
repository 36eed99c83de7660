import { expect, test } from 'vitest';
import { type UserRow } from '../user.ts';
import { effectOn, payloadByRoles, payloadByUser } from './waits.ts';

const user = (role: 'EJECUTIVO' | 'GERENTE') =>
  ({ status: 'active', roles: [role], countries: ['PE'] }) as unknown as UserRow;
const chosen = { roles: ['GERENTE'], countries: ['PE'] };

test('a note is sent with roles that wait, and not once others are chosen', () => {
  const payloadOf = payloadByRoles('roles', 'countries');
  expect(payloadOf({ ...chosen, note: ' Por Luis ' }, user('EJECUTIVO'))).toEqual({
    ...chosen,
    note: 'Por Luis',
  });
  expect(payloadOf({ ...chosen, note: 'Por Luis' }, user('GERENTE'))).toEqual(chosen);
  expect(payloadOf({ ...chosen, note: 'Por Luis' }, undefined)).toEqual({ ...chosen, note: 'Por Luis' });
});

test('a note is sent about who has a role that waits, and about nobody else', () => {
  expect(payloadByUser({ note: 'Por Luis' }, user('GERENTE'))).toEqual({ note: 'Por Luis' });
  expect(payloadByUser({ note: 'Por Luis' }, user('EJECUTIVO'))).toEqual({});
});

test('who asks for a password that waits is not told that it is shown at once', () => {
  expect(effectOn(user('GERENTE'), 'reset-password')).toContain('Hasta entonces vale la anterior');
  expect(effectOn(user('EJECUTIVO'), 'reset-password')).toContain('La anterior deja de valer');
});
