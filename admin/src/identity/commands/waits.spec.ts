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
  const sent = (role: 'EJECUTIVO' | 'GERENTE', command: 'enable' | 'reset-password', sendsMail: boolean) =>
    payloadByUser(command, () => sendsMail)({ note: 'Por Luis' }, user(role));
  expect(sent('GERENTE', 'reset-password', false)).toEqual({ note: 'Por Luis' });
  expect(sent('GERENTE', 'enable', true)).toEqual({ note: 'Por Luis' });
  expect(sent('GERENTE', 'reset-password', true)).toEqual({});
  expect(sent('EJECUTIVO', 'enable', false)).toEqual({});
});

test('a new password is said to be mailed, to wait, or to be shown, as it will be', () => {
  const told = (role: 'EJECUTIVO' | 'GERENTE', sendsMail: boolean) =>
    effectOn(user(role), 'reset-password', sendsMail);
  expect(told('GERENTE', false)).toContain('Hasta entonces vale la anterior');
  expect(told('EJECUTIVO', false)).toContain('que verás una sola vez');
  for (const role of ['EJECUTIVO', 'GERENTE'] as const)
    expect(told(role, true)).toContain('Recibe por correo');
});
