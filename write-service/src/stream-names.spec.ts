/** Names of streams are printable ASCII: EventStoreDB fails to answer with others in its headers, and no store appends to them. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDeciders } from '../../local/src/event-catalogue/deciders.ts';
import { idsOf } from './kit/commands/definition.ts';
import { openHouse } from './testing/house.ts';

const ascii = /^[!-~]+$/;
const ids = [
  randomUUID(),
  `${randomUUID()}.${randomUUID()}.1`,
  'PE-20100070970',
  'Plan_Uno-2.b',
  '301',
  'exchange.UF-CLP',
  'leads',
];

test('every decider names its streams in ASCII', async () => {
  const deciders = await findDeciders();
  expect(deciders.length).toBeGreaterThan(30);
  for (const { name, decider } of deciders)
    for (const id of ids) expect(decider.stream(id), name).toMatch(ascii);
});

test('no address takes an id that would give a stream another name', async () => {
  const { aggregates } = await openHouse();
  for (const aggregate of aggregates) {
    const { schema } = idsOf(aggregate);
    const taken = ids.filter((id) => schema.safeParse(id).success);
    expect(taken, aggregate.name).not.toEqual([]);
    const spoiled = fc
      .tuple(fc.constantFrom(...taken), fc.nat(), fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }))
      .map(
        ([id, place, more]) =>
          id.slice(0, place % (id.length + 1)) + more + id.slice(place % (id.length + 1)),
      );
    fc.assert(
      fc.property(fc.oneof(spoiled, fc.string({ unit: 'binary' })), (id) => {
        const read = schema.safeParse(id);
        return !read.success || ascii.test(aggregate.decider.stream(read.data));
      }),
      { numRuns: 300 },
    );
  }
});
