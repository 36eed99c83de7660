import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { user, type UserEvent, userEvents } from '@cotejo/core/users';
import {
  assignLead,
  lead,
  type LeadEvent,
  markLeadFalse,
  type ReceivedLead,
  receiveLead,
  reopenLead,
} from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { schemaOf } from '../kit/projector/index.ts';
import { automationWorld } from '../testing/automation-world.ts';
import { indexKey, request, staff, until } from '../testing/world.ts';
import { whenLeadReceivedThenMarkDuplicateOrAssign } from './when-lead-received-then-mark-duplicate-or-assign.ts';

const automation = whenLeadReceivedThenMarkDuplicateOrAssign(indexKey);
const { sql, world, start, caughtUp, hire, receive, eventsOf, leadOf, idle } = automationWorld();

const manager: Staff = { ...staff('SUPERVISOR'), roles: ['GERENTE'] };
const by = { actor: actorOf(manager) };
const known = async (id: string) => (await leadOf(id)) as ReceivedLead;
const executiveOf = async (id: string) => (await known(id)).executiveId;
const assigned = (id: string) => until('the assignment', async () => (await executiveOf(id)) !== null);
/** Something happens to a user, decided by whoever may. */
const happens = (id: string, event: UserEvent) => world().send(user, id, () => [event]);
const given = async (ids: readonly string[]) => {
  for (const id of ids) await assigned(id);
  return Promise.all(ids.map(executiveOf));
};
const minute = 60_000;
const day = 24 * 60 * minute;
/** A visitor who is the same person wherever the e-mail is. */
const asking = (email: string, phone = `+569${Math.floor(Math.random() * 1e8)}`) => ({
  person: { firstName: 'Eva', email, phone },
});

test('understands every event of a user', () =>
  expect(Object.keys(automation.handles['user']!)).toEqual(Object.keys(userEvents)));

describe('a new lead', () => {
  test('goes to the executives of its country in turn, and says why it did', async () => {
    await caughtUp(start(automation));
    const executives = [await hire(), await hire()];
    await hire('EJECUTIVO', ['PE']);
    await hire('SUPERVISOR');
    const ids = [await receive(), await receive(), await receive(), await receive()];
    const chosen = await given(ids);
    expect(new Set(chosen.slice(0, 2))).toEqual(new Set(executives));
    expect(chosen.slice(2)).toEqual(chosen.slice(0, 2));
    const [received, assignment] = await eventsOf(ids[0]!);
    expect(assignment!.metadata).toMatchObject({
      $correlationId: received!.metadata.$correlationId,
      $causationId: received!.id,
      actor: { kind: 'system', automation: automation.name },
    });
  });

  test('goes to the executive who sent the visitor, out of turn', async () => {
    await caughtUp(start(automation));
    const [first, second] = [await hire(), await hire()];
    const before = await receive();
    await assigned(before);
    const last = (await executiveOf(before)) === first ? first : second;
    const id = await receive({ referral: { executiveId: last } });
    await assigned(id);
    expect(await executiveOf(id)).toBe(last);
  });

  test('that the company sent itself is given to nobody', async () => {
    await caughtUp(start(automation));
    await hire();
    const own = await receive({ internalTraffic: true });
    const other = await receive();
    await assigned(other);
    expect(await known(own)).toMatchObject({ statusId: leadStatus.test, executiveId: null });
  });

  test('that waits for somebody is remembered without a word that tells who asked', async () => {
    await caughtUp(start(automation));
    const id = await receive({
      message: 'Secreto',
      partnerDocument: 'Secreto',
      profile: { name: 'Secreto' },
      insurance: { name: 'Secreto' },
      referral: { name: 'Secreto' },
      originUrl: '/Contacto?nombre=Secreto',
      salesforceId: 'Secreto',
      attribution: [{ referrer: 'Secreto' }],
    });
    const table = `${schemaOf(automation)}.unassigned_lead`;
    const kept = async () => (await sql().query<object>(`select * from ${table} where id = $1`, [id])).rows;
    await until('the lead to wait', async () => (await kept()).length === 1);
    expect(JSON.stringify(await kept())).not.toMatch(/Secreto|María|@correo/);
  });

  test('that somebody took at once stays with that person', async () => {
    const taker = { ...staff('EJECUTIVO'), countries: ['CL'] as CountryCode[] };
    const id = await receive();
    await hire();
    await world().send(lead, id, assignLead({ executive: taker, by: manager }), by);
    await caughtUp(start(automation));
    const later = await receive();
    await assigned(later);
    expect(await executiveOf(id)).toBe(taker.id);
    expect(await eventsOf(id)).toHaveLength(2);
  });
});

describe('a lead with nobody there', () => {
  const comers: [string, (id: string) => Promise<unknown>][] = [
    ['is enabled again', (id) => happens(id, { type: 'UserEnabled', data: {} })],
    ['resumes work', (id) => happens(id, { type: 'UserResumed', data: {} })],
    [
      'gets the country',
      (id) =>
        happens(id, { type: 'UserRolesChanged', data: { roles: ['EJECUTIVO'], countries: ['CL', 'PE'] } }),
    ],
    [
      'gets the role',
      (id) => happens(id, { type: 'UserRolesChanged', data: { roles: ['EJECUTIVO'], countries: ['CL'] } }),
    ],
  ];
  const leavings: UserEvent[] = [
    { type: 'UserDisabled', data: {} },
    { type: 'UserPaused', data: { reasonId: 1 } },
    { type: 'UserRolesChanged', data: { roles: ['EJECUTIVO'], countries: ['PE'] } },
    { type: 'UserRolesChanged', data: { roles: ['POSTVENTA'], countries: ['CL'] } },
  ];

  test.each(comers.map(([what, comes], index) => ({ what, comes, leaves: leavings[index]! })))(
    'waits, and is given to who $what',
    async ({ comes, leaves }) => {
      await caughtUp(start(automation));
      const id = await hire();
      await happens(id, leaves);
      const waiting = await receive();
      await hire('EJECUTIVO', ['CO']);
      const another = await receive();
      expect(await known(waiting)).toMatchObject({ statusId: leadStatus.web, executiveId: null });
      await comes(id);
      expect(await given([waiting, another])).toEqual([id, id]);
    },
  );

  test('waits in line: the oldest is given first', async () => {
    await caughtUp(start(automation));
    const hours = [5, 9, 1, 7];
    const ids: string[] = [];
    for (const hour of hours) ids.push(await receive({}, { now: new Date(Date.now() - hour * 3_600_000) }));
    const comer = await hire();
    expect(new Set(await given(ids))).toEqual(new Set([comer]));
    const places = (await Promise.all(ids.map(eventsOf))).map((events) => Number(events[1]!.position));
    const oldestFirst = [1, 3, 0, 2].map((index) => places[index]!);
    expect(oldestFirst).toEqual([...oldestFirst].sort((a, b) => a - b));
  });

  test('is given to another when its executive goes before it was', async () => {
    const leaving = await hire();
    const id = await receive();
    await happens(leaving, { type: 'UserDisabled', data: {} });
    const staying = await hire();
    await caughtUp(start(automation));
    await assigned(id);
    expect(await executiveOf(id)).toBe(staying);
  });

  test('is given when work on it begins again', async () => {
    await caughtUp(start(automation));
    const id = await receive();
    await world().send(lead, id, markLeadFalse({ by: manager }), by);
    const executive = await hire();
    await world().send(lead, id, reopenLead({ by: manager }), by);
    await assigned(id);
    expect(await executiveOf(id)).toBe(executive);
  });
});

describe('who asks again for the same', () => {
  const duplicates = async (id: string, first: string) => {
    await until('the mark', async () => (await known(id)).statusId === leadStatus.duplicate);
    expect(await known(id)).toMatchObject({ duplicateOf: first, executiveId: null });
  };

  // Each test's own: automations act at the present time, and forget who asked more than 30 days before that.
  let now: Date;
  beforeEach(() => {
    now = new Date();
  });
  const thirtyDaysAgo = (shifted: number) => ({ now: new Date(now.getTime() - 30 * day + shifted) });

  test('within 30 days is noticed, by e-mail or by phone, and nobody is given the lead', async () => {
    await caughtUp(start(automation));
    await hire();
    const first = await receive(asking('eva@correo.test', '+56911111111'), thirtyDaysAgo(minute));
    await duplicates(await receive(asking('EVA@correo.test', '+56922222222'), { now }), first);
    // By the phone of the repetition: what it repeats is the first, not the repetition.
    await duplicates(await receive(asking('otra@correo.test', '+56922222222'), { now }), first);
    expect(await given([first])).not.toEqual([null]);
  });

  test('later, in another country, or for something else is no repetition', async () => {
    await caughtUp(start(automation));
    await hire();
    await hire('EJECUTIVO', ['PE']);
    const first = await receive(asking('eva@correo.test'), thirtyDaysAgo(-minute));
    const later = await receive(asking('eva@correo.test'), { now });
    const other = await receive({ ...asking('eva@correo.test'), requestTypeId: 6 });
    const abroad = randomUUID();
    await world().send(lead, abroad, receiveLead({ ...request(), ...asking('eva@correo.test') }), {
      country: 'PE',
    });
    await given([first, later, other, abroad]);
    // The later one is a first in its turn.
    await duplicates(await receive(asking('eva@correo.test')), later);
  });

  test('is not held against a person whose first lead turned out to be none', async () => {
    await caughtUp(start(automation));
    await hire();
    const spam = await receive(asking('eva@correo.test'));
    await assigned(spam);
    await world().send(lead, spam, markLeadFalse({ by: manager }), by);
    await given([await receive(asking('eva@correo.test'))]);
  });

  test('is noticed by what was corrected too', async () => {
    await caughtUp(start(automation));
    const first = await receive(asking('eva@corre.test'));
    const person = { firstName: 'Eva', email: 'eva@correo.test', phone: '+56912345678' };
    const correction: LeadEvent = { type: 'LeadRequestUpdated', data: { person } };
    await world().send(lead, first, () => [correction], by);
    await duplicates(await receive(asking('eva@correo.test')), first);
  });

  test('can be told apart by staff: then it is given', async () => {
    await caughtUp(start(automation));
    const executive = await hire();
    const first = await receive(asking('eva@correo.test'));
    const again = await receive(asking('eva@correo.test'));
    await duplicates(again, first);
    await world().send(lead, again, reopenLead({ by: manager }), by);
    await assigned(again);
    expect(await executiveOf(again)).toBe(executive);
    await idle(automation, again);
  });
});
