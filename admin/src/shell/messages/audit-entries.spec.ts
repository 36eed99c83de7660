/** Whatever can be told of leads and users has its words in Spanish, and there are no words for what does not happen. */
import { accessKinds } from '@cotejo/core/audit';
import { auditedRecords } from '@cotejo/core/reference/audited-records';
import { eventName, eventNames } from '@cotejo/core/reference/event-names';
import { leads, timelineOf } from '@cotejo/core/lead-records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextsWith, type Parts } from '../../../../projectors/src/contexts.ts';
import { lives } from '../../../../core/src/leads/testing/lives.ts';
import { isWorthShowing } from '../../leads/facts/fieldValue.ts';

const registered = contextsWith({} as Parts).flatMap(({ audit = [] }) => audit);
/** Those that are not there yet, by name. */
const without = (texts: object, names: readonly string[]): readonly string[] =>
  names.filter((name) => typeof (texts as Record<string, unknown>)[name] !== 'string');

describe('what happened is told in Spanish, whatever it was:', () => {
  test('every event of a timeline and of a chain of causes, and nothing that does not happen', () => {
    // Leads and insured people are erased by events of the same name, which is told in the same words.
    const events = [...new Set(registered.flatMap(({ events: set }) => Object.keys(set)))];
    expect(events.length).toBeGreaterThan(20);
    expect(Object.keys(eventNames).sort()).toEqual(events.sort());
  });
  test('every kind of record whose audit entries are listed', () => {
    const kinds = registered
      .filter(
        ({ kinds: listed, recordOf }) => !recordOf && Object.values(listed).some((kind) => kind !== null),
      )
      .map(({ aggregate, resource }) => aggregate ?? resource);
    expect(auditedRecords.map(({ id }) => id).sort()).toEqual([...new Set(kinds)].sort());
  });
  test('every field that changes in the life of a lead', () => {
    const changed = fc
      .sample(lives, { numRuns: 300, seed: 7 })
      .flatMap(({ events }) => timelineOf(events, () => null))
      .flatMap(({ changes }) => changes.filter(isWorthShowing).map(({ field }) => field));
    const fields = [...new Set(changed)];
    expect(fields.length).toBeGreaterThan(30);
    expect(without(leads.labels, fields)).toEqual([]);
  });
  test('every kind of look at a lead, on its page and in the audit', () => {
    const names = accessKinds.map((what) => eventName('LeadLookedAt', { what }));
    expect(new Set(names).size).toBe(accessKinds.length);
    expect(names).not.toContain(eventName('LeadLookedAt'));
  });
});
