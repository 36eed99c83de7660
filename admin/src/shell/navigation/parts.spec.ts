import { expect, test } from 'vitest';
import { grouped, inOrder, partAt } from './parts.ts';

test('parts stand in the order of work, and a new one behind them', () =>
  expect(inOrder([{ name: 'new' }, { name: 'auditoria' }, { name: 'users' }, { name: 'leads' }])).toEqual([
    { name: 'leads' },
    { name: 'users' },
    { name: 'auditoria' },
    { name: 'new' },
  ]));

test('parts that belong together stand in a group, and a group of which one may open nothing is not there', () =>
  expect(grouped([{ key: 'leads' }, { key: 'board' }, { key: 'users' }, { key: 'new' }])).toEqual([
    { group: 'sales', parts: [{ key: 'leads' }, { key: 'board' }] },
    { group: 'team', parts: [{ key: 'users' }] },
    { group: 'others', parts: [{ key: 'new' }] },
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
