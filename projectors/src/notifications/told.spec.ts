import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { testMetadata } from '../../../core/src/kit/testing/index.ts';
import { type Heard, toldBy } from './told.ts';

const [ana, luis, boss, lead] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const user = (id: string, onBehalfOf?: string): Actor => ({
  kind: 'user',
  id,
  role: 'SUPERVISOR',
  ...(onBehalfOf && { onBehalfOf: { id: onBehalfOf, role: 'EJECUTIVO' } }),
});
type Happened = Heard extends infer Event
  ? Event extends Heard
    ? Pick<Event, 'type' | 'data'>
    : never
  : never;
const told = (event: Happened, actor: Actor, owner?: string) => {
  const metadata = testMetadata(0, actor);
  const recorded = {
    ...event,
    id: randomUUID(),
    stream: `lead-${lead}`,
    revision: 1,
    position: '1',
    metadata,
  };
  return toldBy(recorded as Heard, owner).map(({ userId, kind }) => [userId, kind]);
};
const assigned = (executiveId: string): Happened => ({ type: 'LeadAssigned', data: { executiveId } });
const reassigned = (executiveId: string): Happened => ({ type: 'LeadReassigned', data: { executiveId } });
const system: Actor = { kind: 'system', automation: 'when-lead-received-then-assign' };
const at = '2026-03-02T16:00:00.000Z';

describe('an executive is told', () => {
  test('of a lead that somebody gave', () =>
    expect(told(assigned(ana), user(boss))).toEqual([[ana, 'lead-assigned']]));
  test('of a lead that came by itself', () =>
    expect(told(assigned(ana), system)).toEqual([[ana, 'lead-assigned']]));
  test('of a lead that goes to another, who is told too', () =>
    expect(told(reassigned(luis), user(boss), ana)).toEqual([
      [luis, 'lead-assigned'],
      [ana, 'lead-reassigned-away'],
    ]));
  test('of an appointment that is near', () =>
    expect(told({ type: 'LeadAppointmentReminded', data: { at } }, system, ana)).toEqual([
      [ana, 'appointment-soon'],
    ]));
  test('of what the visitor changed', () =>
    expect(told({ type: 'LeadRequestUpdated', data: {} }, { kind: 'visitor' }, ana)).toEqual([
      [ana, 'lead-updated-by-visitor'],
    ]));
  test('of an opinion', () =>
    expect(told({ type: 'FeedbackGiven', data: { score: 5, topics: [] } }, { kind: 'visitor' }, ana)).toEqual(
      [[ana, 'feedback-received']],
    ));
  test('of a file that is there, or that there will be none', () => {
    const file = { rows: 3, bytes: 90 };
    expect(told({ type: 'ExportFinished', data: file }, system, ana)).toEqual([[ana, 'export-finished']]);
    expect(told({ type: 'ExportFailed', data: { reason: 'GONE' } }, system, ana)).toEqual([
      [ana, 'export-failed'],
    ]);
  });
  test('of the end of a run on many leads', () =>
    expect(told({ type: 'BulkFinished', data: {} }, system, ana)).toEqual([[ana, 'bulk-finished']]));
});

describe('nobody is told', () => {
  test('what one did oneself, or another in one’s name', () => {
    expect(told(assigned(ana), user(ana))).toEqual([]);
    expect(told(assigned(ana), user(boss, ana))).toEqual([]);
    expect(told(reassigned(luis), user(ana), ana)).toEqual([[luis, 'lead-assigned']]);
  });
  test('that a lead stayed with the same executive', () =>
    expect(told(reassigned(ana), user(boss), ana)).toEqual([]));
  test('what staff changed in a request', () =>
    expect(told({ type: 'LeadRequestUpdated', data: {} }, user(boss), ana)).toEqual([]));
  test('of a lead that nobody has', () =>
    expect(told({ type: 'LeadRequestUpdated', data: {} }, { kind: 'visitor' })).toEqual([]));
});
