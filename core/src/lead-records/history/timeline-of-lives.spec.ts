/** The timeline holds for every life of a lead: what it tells, put together, is the lead. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../kit/event-sourcing/index.ts';
import { asForgotten } from '../forgotten.ts';
import { initial } from '../../leads/lead.ts';
import { lead } from '../../leads/index.ts';
import { leadValues } from '../lead-row.ts';
import { lives, secret } from '../../leads/testing/lives.ts';
import { timelineOf } from './timeline.ts';

const nameOf = (id: string) => `Nombre ${id}`;

/** The state that all changes of a timeline lead to, one after the other. */
const retold = (timeline: ReturnType<typeof timelineOf>): Record<string, unknown> => {
  const row: Record<string, unknown> = { notes: [], activities: [], files: [] };
  for (const { field, before, after } of timeline.flatMap(({ changes }) => changes)) {
    const known = row[field];
    if (['notes', 'activities', 'files'].includes(field))
      row[field] =
        after === null
          ? (known as { id: string }[]).filter(({ id }) => id !== (before as { id: string }).id)
          : [...(known as unknown[]), after];
    else {
      expect(known ?? null).toEqual(before);
      row[field] = after;
    }
  }
  return row;
};

const filled = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && JSON.stringify(value) !== '[]'),
  );

test('all changes that a timeline tells make the lead as it is, whatever its life', () =>
  fc.assert(
    fc.property(lives, ({ events }) => {
      const timeline = timelineOf(events, nameOf);
      expect(timeline.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
      const state = fold(lead, initial, asForgotten(events));
      if (state.status === 'unknown') throw new Error('A life begins with a request.');
      expect(filled(retold(timeline))).toEqual(filled(leadValues(state, nameOf)));
    }),
    { numRuns: 150 },
  ));

test('the times between the events of a life add up to its length', () =>
  fc.assert(
    fc.property(lives, ({ events }) => {
      const seconds = timelineOf(events, nameOf).map(({ secondsSincePrevious }) => secondsSincePrevious ?? 0);
      const [first, last] = [events[0]!, events.at(-1)!].map(({ metadata }) =>
        Math.floor(Date.parse(metadata.occurredAt) / 1_000),
      );
      expect(Math.min(...seconds)).toBeGreaterThanOrEqual(0);
      expect(seconds.reduce((sum, part) => sum + part, 0)).toBe(last! - first!);
    }),
  ));

test('a timeline tells nothing of what an erased person had said, whenever that was', () =>
  fc.assert(
    fc.property(lives, ({ events }) => {
      const isErased = events.some(({ type }) => type === 'SubjectErased');
      const told = JSON.stringify(timelineOf(events, nameOf));
      expect(told.includes(secret)).toBe(!isErased);
    }),
  ));
