import { expect, test } from 'vitest';
import { grouped, partAt } from './parts.ts';

test('parts stand in their groups as they come, and a group of which one may open nothing is not there', () =>
  expect(
    grouped(
      [
        { key: 'users', group: 'team' },
        { key: 'leads', group: 'sales' },
        { key: 'board', group: 'sales' },
      ],
      ['sales', 'catalogue', 'team'],
    ),
  ).toEqual([
    {
      group: 'sales',
      parts: [
        { key: 'leads', group: 'sales' },
        { key: 'board', group: 'sales' },
      ],
    },
    { group: 'team', parts: [{ key: 'users', group: 'team' }] },
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
