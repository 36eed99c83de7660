import { expect, test } from 'vitest';
import { inOrder, partAt } from './parts.ts';

test('parts stand in the order of work, and a new one behind them', () =>
  expect(inOrder([{ name: 'new' }, { name: 'users' }, { name: 'auditoria' }, { name: 'leads' }])).toEqual([
    { name: 'leads' },
    { name: 'auditoria' },
    { name: 'users' },
    { name: 'new' },
  ]));

const addresses = ['/', '/leads', '/leads/tablero', '/users'];
test.each([
  ['/', '/'],
  ['/leads', '/leads'],
  ['/leads/1/show', '/leads'],
  ['/leads/tablero', '/leads/tablero'],
  ['/users/2/show', '/users'],
  ['/leadsx', undefined],
  ['/contrasena', undefined],
])('one who is at %s is in %s', (pathname, part) => expect(partAt(addresses, pathname)).toBe(part));
