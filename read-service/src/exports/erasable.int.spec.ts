/** Every export that a context registers: whether what is personal in its files goes with the person. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextsWith } from '../../../projectors/src/contexts.ts';
import { inertParts } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
});
afterAll(() => world.end());

/**
 * Of the house's own people and of contacts of companies and insurers, whom nothing erases: no event of theirs does, which the last test
 * holds. The export of loads tells counts and no row.
 */
const ofNobodyErased: readonly string[] = [
  'users',
  'accounts',
  'bank-lines',
  'companies',
  'insurers',
  'partners',
  'employee-loads',
];

/** The audit itself: its rows tell of every kind of record, and nothing personal, so that such a file is a look at nobody. */
const ofAllKinds: readonly string[] = ['happenings'];

const audited = contextsWith(inertParts).flatMap(({ audit = [] }) => audit);
const eventsOf = (aggregate: string) =>
  audited.filter((source) => (source.aggregate ?? source.resource) === aggregate).map(({ events }) => events);
const hasPersonal = (aggregate: string): boolean =>
  eventsOf(aggregate).some((set) => Object.values(set).some(({ personal }) => personal.length > 0));
const sources = () =>
  world.contexts
    .flatMap(({ exportSources = [] }) => exportSources)
    .filter(({ resource }) => !ofAllKinds.includes(resource));

test('is of records whose events the audit knows, and whose looks somebody sees', () => {
  const seen = world.contexts.flatMap(({ visible = [] }) => visible.map(({ aggregate }) => aggregate));
  expect(sources().length).toBeGreaterThan(0);
  for (const { resource, aggregate } of sources())
    expect([resource, eventsOf(aggregate).length > 0, seen.includes(aggregate)]).toEqual([
      resource,
      true,
      true,
    ]);
});

test('is erasable where the events of its records hold personal data', () => {
  const personal = sources().filter(({ aggregate }) => hasPersonal(aggregate));
  expect(personal.length).toBeGreaterThan(0);
  for (const { resource, aggregate, erasable } of personal)
    if (!ofNobodyErased.includes(aggregate))
      expect([resource, erasable !== undefined]).toEqual([resource, true]);
});

test('names a view in which erased records can be found', async () => {
  for (const { erasable } of sources())
    if (erasable) {
      const text = `select id, erased, position from ${erasable.view} limit 0`;
      expect((await world.pool.query(text)).rows).toEqual([]);
      const known = 'select from read.projection_status where name = $1 and shown';
      expect((await world.pool.query(known, [erasable.projector])).rowCount).toBe(1);
    }
});

test('may hold what staff wrote of staff only as long as nothing erases them', () => {
  for (const aggregate of ofNobodyErased)
    for (const set of eventsOf(aggregate)) expect(Object.keys(set)).not.toContain('SubjectErased');
});
