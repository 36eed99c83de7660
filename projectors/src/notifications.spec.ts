import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type AccountEvent } from '@cotejo/core/accounts';
import { type BulkEvent } from '@cotejo/core/bulk';
import { type LeadChargeEvent } from '@cotejo/core/charges';
import { type ExportEvent } from '@cotejo/core/exports';
import { type FeedbackEvent } from '@cotejo/core/feedback';
import { type Staff } from '@cotejo/core/identity';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type Actor, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type LeadEvent } from '@cotejo/core/leads';
import { type UserEvent } from '@cotejo/core/users';
import { type PolicyEmployeeEvent } from '@cotejo/core/policy-employees';
import { testMetadata } from '../../core/src/kit/testing/index.ts';
import { contextsWith } from './contexts.ts';
import { notificationsOf } from './notifications/notifications-of.ts';
import { inertParts } from './testing/world.ts';

const sources = contextsWith(inertParts).flatMap(({ notifications = [] }) => notifications);
const [ana, luis, boss, record] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const user = (id: string, onBehalfOf?: string): Actor => ({
  kind: 'user',
  id,
  role: 'SUPERVISOR',
  ...(onBehalfOf && { onBehalfOf: { id: onBehalfOf, role: 'EJECUTIVO' } }),
});
type Of<Event> = Event extends { type: string; data: unknown } ? Pick<Event, 'type' | 'data'> : never;
type Happened = Of<
  | LeadEvent
  | BulkEvent
  | ExportEvent
  | FeedbackEvent
  | AccountEvent
  | LeadChargeEvent
  | PolicyEmployeeEvent
  | UserEvent
>;

const rowsFor = (event: Happened, actor: Actor, owner?: string, staff: readonly Staff[] = []) => {
  const source = sources.find(({ events }) => Object.hasOwn(events, event.type))!;
  const recorded: Recorded = {
    ...event,
    id: randomUUID(),
    stream: `${source.category}-${record}`,
    revision: 1,
    position: '1',
    metadata: testMetadata(0, actor),
  };
  return notificationsOf(source, recorded, owner, staff);
};
const told = (event: Happened, actor: Actor, owner?: string) =>
  rowsFor(event, actor, owner).map(({ userId, kind }) => [userId, kind]);
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
  test('of a lead with who gave it, and whether somebody else had it before', () => {
    const dataOf = (event: Happened, actor: Actor) => rowsFor(event, actor, luis)[0]!.data;
    expect(dataOf(assigned(ana), user(boss))).toEqual({ giverId: boss });
    expect(dataOf(assigned(ana), system)).toEqual({});
    expect(dataOf(reassigned(ana), user(boss))).toEqual({ giverId: boss, isPassedOn: true });
    expect(dataOf(reassigned(ana), system)).toEqual({ isPassedOn: true });
  });
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

describe('of money is told', () => {
  test('that the balance is low to whose it is', () => {
    const fell: Happened = { type: 'BalanceFellBelowFloor', data: { balance: 5, floor: 10 } };
    expect(rowsFor(fell, system)).toMatchObject([
      { userId: record, kind: 'low-balance', aggregate: 'accounts', aggregateId: record, data: fell.data },
    ]);
    expect(told({ type: 'BalanceReachedFloor', data: { balance: 10, floor: 10 } }, system)).toEqual([]);
  });
  test('that a closed lead can’t be charged to those who may deposit there, once a day for what is missing', () => {
    const delayed = (reason: 'noAccount' | 'noPrice' | 'noRate'): Happened => ({
      type: 'ChargeDelayed',
      data: { closing: 2, executiveId: ana, reason, line: 'SALUD' },
    });
    const member = (role: Staff['roles'][number], ...countries: Staff['countries']): Staff => ({
      id: randomUUID(),
      roles: [role],
      countries,
    });
    // The metadata of events say PE.
    const [office, manager] = [member('BACKOFFICE', 'PE'), member('GERENTE', 'PE', 'CL')];
    const others = [member('BACKOFFICE', 'CL'), member('SUPERVISOR', 'PE'), member('EJECUTIVO', 'PE')];
    const rows = (reason: Parameters<typeof delayed>[0]) =>
      rowsFor(delayed(reason), system, undefined, [office, ...others, manager]);
    expect(rows('noPrice')).toMatchObject([
      {
        userId: office.id,
        kind: 'charge-without-price',
        aggregateId: 'leadPrices.PE',
        data: { line: 'SALUD' },
      },
      { userId: manager.id, kind: 'charge-without-price', aggregate: 'dated-tables' },
    ]);
    expect(rows('noPrice').map(({ id }) => id)).toEqual(rows('noPrice').map(({ id }) => id));
    expect(rows('noAccount')).toMatchObject([
      { kind: 'charge-without-account', aggregate: 'accounts', aggregateId: ana },
      {},
    ]);
    expect(rows('noRate')).toMatchObject([{ kind: 'charge-without-rate' }, {}]);
  });
});

describe('of the answer to a request is told', () => {
  const declined: Happened = { type: 'ActivationDeclined', data: { period: 2, reasonId: 1 } };
  test('who asked, with the coverage of the family that it is about', () =>
    expect(rowsFor(declined, user(boss), ana)).toMatchObject([
      {
        userId: ana,
        kind: 'activation-declined',
        aggregate: 'policy-employees',
        aggregateId: `${record}.2`,
      },
    ]));
  test('not who gave it, nor of what goes with the holder’s', () => {
    expect(told(declined, user(ana), ana)).toEqual([]);
    const along: Happened = { ...declined, data: { period: 2, reasonId: 1, becauseOf: 1 } };
    expect(told(along, user(boss), ana)).toEqual([]);
  });
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

describe('a notification leads to', () => {
  const about = (event: Happened, actor: Actor) =>
    rowsFor(event, actor, ana).map(({ aggregate, aggregateId }) => [aggregate, aggregateId]);
  test('the lead, also where it tells of feedback', () => {
    expect(about(assigned(ana), user(boss))).toEqual([['leads', record]]);
    expect(about({ type: 'FeedbackGiven', data: { score: 5, topics: [] } }, { kind: 'visitor' })).toEqual([
      ['leads', record],
    ]);
  });
  test('the run, and the file', () => {
    expect(about({ type: 'BulkFinished', data: {} }, system)).toEqual([['bulk', record]]);
    expect(about({ type: 'ExportFailed', data: { reason: 'GONE' } }, system)).toEqual([['exports', record]]);
  });
});

test('an appointment’s notification knows when it is, and no notification knows whom it is with', () => {
  const [reminder] = rowsFor({ type: 'LeadAppointmentReminded', data: { at } }, system, ana);
  expect(reminder?.data).toEqual({ appointmentAt: at });
  expect(rowsFor(assigned(ana), user(boss))[0]?.data).toEqual({ giverId: boss });
});

test('the id of a notification follows from its event, so that what is read stays read', () => {
  const source = sources.find(({ category }) => category === 'bulk')!;
  const finished: Recorded = {
    type: 'BulkFinished',
    data: {},
    id: '11111111-1111-4111-8111-111111111111',
    stream: `bulk-${record}`,
    revision: 1,
    position: '1',
    metadata: testMetadata(0, system),
  };
  const owner = '22222222-2222-4222-8222-222222222222';
  expect(notificationsOf(source, finished, owner)[0]?.id).toBe(uuidV5(finished.id, `${owner}/bulk-finished`));
});

describe('what waits for an approval', () => {
  const requestId = randomUUID();
  const asked: Happened = {
    type: 'UserApprovalAsked',
    data: { requestId, askedBy: boss, what: 'roles', roles: ['GERENTE'], countries: ['PE'], endsAt: at },
  };
  const staff = (
    id: string,
    role: Staff['roles'][number],
    countries: Staff['countries'] = ['PE'],
  ): Staff => ({
    id,
    roles: [role],
    countries,
  });
  test('is told to those who may approve it, and who asked of the answer', () => {
    const people = [staff(boss, 'ADMINISTRADOR'), staff(ana, 'GERENTE'), staff(luis, 'GERENTE', ['CL'])];
    const rows = rowsFor(asked, user(boss), undefined, people);
    expect(rows).toMatchObject([
      {
        userId: ana,
        kind: 'approval-asked',
        aggregate: 'users',
        aggregateId: record,
        data: { what: 'roles' },
      },
    ]);
    const answered = { requestId, askedBy: boss };
    expect(told({ type: 'UserApprovalGiven', data: answered }, user(ana))).toEqual([
      [boss, 'approval-given'],
    ]);
    expect(told({ type: 'UserApprovalDeclined', data: { ...answered, reason: 'No' } }, user(ana))).toEqual([
      [boss, 'approval-declined'],
    ]);
    expect(told({ type: 'UserApprovalLapsed', data: answered }, system)).toEqual([[boss, 'approval-lapsed']]);
    expect(told({ type: 'UserApprovalWithdrawn', data: { requestId } }, user(boss))).toEqual([]);
  });
});
