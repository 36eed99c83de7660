/** Decision records show what the code does: their tables are made from its data. */
import { readFileSync } from 'node:fs';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { leadTransitions, transitionCommands } from '@cotejo/core/reference/lead-transitions';
import { type PermissionGroup, permissions } from '@cotejo/core/reference/permissions';
import { rights } from '@cotejo/core/reference/rights';
import { roleNames } from '@cotejo/core/reference/roles';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../build/index.ts';
import { allTables, pagesWithTables, tablesOf, withTables } from './pages.ts';
import { rightsTable, scopesTable } from './rights.ts';
import { transitionsTable } from './transitions.ts';

const committed = (name: string) => readFileSync(inRepository(name), 'utf8');
const rowsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));

describe('the tables of decision records', () => {
  test.each(pagesWithTables)('in %s are what the code says today', async (name) => {
    const page = committed(name);
    expect(page, `${name} is stale: run \`npm run docs:tables\` and commit what it writes`).toBe(
      await withTables(name),
    );
  });

  test('are all shown, each once', () =>
    expect(pagesWithTables.flatMap((name) => tablesOf(committed(name))).sort()).toEqual(
      [...allTables].sort(),
    ));
});

describe('the table of transitions, as it is read,', () => {
  const rows = rowsOf(transitionsTable());

  test('has every command, from every status that it may start from', () => {
    const starts = (from: string) =>
      from === '_every other status_' ? leadStatuses.length - 1 : from.split(', ').length;
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect([...new Set(rows.map(([command]) => command))]).toEqual(
      transitionCommands.map((command) => `\`${command}\``),
    );
    expect(sum(rows.map(([, from]) => starts(from!)))).toBe(
      sum(leadTransitions.map(({ from }) => from.length)),
    );
  });
  test('says where a lead stays', () =>
    expect(rows.filter(([, , to]) => to === '_where it stands_').map(([command]) => command)).toEqual([
      '`assign`',
      '`reassign`',
    ]));
});

describe('the matrix of rights, as it is read,', () => {
  test('says of every role which leads it is given', () =>
    expect(rowsOf(scopesTable())).toHaveLength(roleNames.length));
  test('has a mark for each permission that a role has, and a row for each', () => {
    const groups = [...new Set(permissions.map((one) => one.split(':')[0] as PermissionGroup))];
    const [heading, , ...lines] = rightsTable(...groups).split('\n');
    expect(lines).toHaveLength(permissions.length);
    const roles = heading!
      .slice(2, -2)
      .split(' | ')
      .slice(1)
      .map((cell) => cell.split('<br>').length);
    const marks = lines
      .map((line) => line.slice(2, -2).split(' | ').slice(1))
      .flatMap((cells) => cells.map((cell, index) => (cell.trim() === 'yes' ? roles[index]! : 0)))
      .reduce((sum, count) => sum + count, 0);
    const had = roleNames.reduce((sum, role) => sum + rights[role].permissions.length, 0);
    expect(marks).toBe(had);
  });
});
