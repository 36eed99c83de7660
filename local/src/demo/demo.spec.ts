import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider, type Recorded, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { documentId } from '@cotejo/core/collective';
import { company, isRegistered } from '@cotejo/core/companies';
import { assess } from '@cotejo/core/growth';
import { insuredPerson, isRegistered as isPerson } from '@cotejo/core/insured-people';
import { personIdOf } from '@cotejo/core/insured-people/server';
import { userEvents } from '@cotejo/core/users';
import { contactRequest, planRequest } from '@cotejo/core/lead-requests';
import {
  type Lead,
  lead,
  type LeadEvent,
  leadEvents,
  maySeeLead,
  type LeadRequest,
  type ReceivedLead,
} from '@cotejo/core/leads';
import { eventCodec, subjectKeys } from '@cotejo/core/kit/personal-data';
import { countryCodes } from '@cotejo/core/kit/country';
import { policyEmployee } from '@cotejo/core/policy-employees';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { depositTypeIds, withdrawalTypeIds } from '@cotejo/core/reference/movement-types';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { describe, expect, test } from 'vitest';
import { demoLives } from './lives.ts';
import { type DemoOptions, loadDemo } from './load.ts';
import { productsOf } from './catalogue/index.ts';
import { demoAbsentee, demoLogins, executivesOf } from './users.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

const now = new Date('2026-11-20T12:00:00Z');

const house = (leads = 60) => {
  const store = inMemoryEventStore();
  const keys = subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 1));
  const options: DemoOptions = {
    handle: commandHandler(store, eventCodec(keys)),
    load: aggregateLoader(store, eventCodec(keys)),
    emailHash: (email) => Buffer.from(email).toString('hex'),
    personId: (identified) => personIdOf(Buffer.alloc(32, 2), identified),
    hashPassword: async (password) => `hash of ${password}`,
    now,
    leads,
  };
  const decoded = async () => {
    const codec = eventCodec(keys);
    const all: Recorded[] = [];
    for await (const event of store.readAll('start', 100_000))
      for (const set of [leadEvents, userEvents])
        if (event.type in set) all.push(...(await codec.decode<Recorded>(set, [event])));
    return all;
  };
  return { store, options, decoded, codec: eventCodec(keys) };
};
type Fields = Readonly<Record<string, unknown>>;

const statesOf = (events: readonly Recorded[]): ReadonlyMap<string, ReceivedLead> => {
  const states = new Map<string, Lead>();
  for (const event of events)
    if (event.type in leadEvents) {
      const before = states.get(event.stream) ?? lead.initial;
      states.set(event.stream, lead.evolve(before, event as Recorded<LeadEvent>, event.metadata));
    }
  return states as Map<string, ReceivedLead>;
};

const everything = async ({ store }: ReturnType<typeof house>) => {
  const events = [];
  for await (const event of store.readAll('start', 100_000)) events.push(event);
  return events;
};

/** The state of each stream of a kind. */
const folded = async <State, Event extends AnyEvent>(
  demo: ReturnType<typeof house>,
  { stream, events, initial, evolve }: Decider<State, Event>,
): Promise<readonly State[]> => {
  const own = (await everything(demo)).filter((event) => event.stream.startsWith(stream('')));
  const states = new Map<string, State>();
  for (const event of await demo.codec.decode<Event>(events, own))
    states.set(event.stream, evolve(states.get(event.stream) ?? initial, event, event.metadata));
  return [...states.values()];
};

// Loaded once: what the tests look for stands in it, and none of them changes it but the last load.
describe('the demo', async () => {
  const demo = house(240);
  await loadDemo(demo.options);
  const first = await everything(demo);

  test('is made of commands that the product accepts, and a second load adds nothing', async () => {
    expect(first.filter(({ type }) => type === 'LeadReceived')).toHaveLength(240);
    await loadDemo(demo.options);
    expect(await everything(demo)).toHaveLength(first.length);
  });

  test('calls what laws and authorities publish no demonstration', () => {
    const set = first.filter(({ type }) => type === 'TableRowsSet');
    const setBy = (name: string) =>
      set.flatMap(({ stream, metadata }) => (stream === `datedTable-${name}` ? [metadata] : []));
    const automation = (name: string) => JSON.stringify(setBy(name)).includes('set-published-values');
    expect(['riskFactors', 'chileanContribution', 'taxes.IGV'].map(automation)).toEqual([true, true, true]);
    expect(['exchange.UF-CLP', 'gesPremiums'].map(automation)).toEqual([false, false]);
  });

  describe('as it is loaded', async () => {
    const events = await demo.decoded();
    const states = [...statesOf(events).values()];
    const types = new Set(events.map(({ type }) => type));

    test('has a lead in every status but Sin Estado, which only old records have', () => {
      const statuses = new Set(states.map(({ statusId }) => statusId));
      expect(leadStatuses.filter(({ id }) => !statuses.has(id)).map(({ specName }) => specName)).toEqual([
        'Sin Estado',
      ]);
    });
    test('shows everything that can happen to a lead, but for reminders and files', () =>
      expect(Object.keys(leadEvents).filter((type) => !types.has(type))).toEqual([
        'LeadAppointmentReminded',
        'LeadFileAttached',
        'LeadFileWithdrawn',
      ]));
    test('has appointments today, so that reminders are seen, and some that are past', () => {
      const appointments = states.flatMap(({ appointment }) =>
        appointment ? [Date.parse(appointment.at)] : [],
      );
      const ahead = appointments.map((at) => at - now.getTime()).filter((later) => later > 0);
      expect(ahead.filter((later) => later < 9 * 3_600_000).length).toBeGreaterThanOrEqual(3);
      expect(appointments.length).toBeGreaterThan(ahead.length);
    });
    test('has failures for many reasons, calls and meetings with many outcomes', () => {
      const told = (type: string, field: string) =>
        new Set(events.filter((event) => event.type === type).map(({ data }) => (data as Fields)[field]));
      expect(told('LeadFailed', 'reasonId').size).toBeGreaterThan(10);
      expect(told('LeadFailed', 'substatusId').size).toBe(4);
      expect(told('LeadActivityLogged', 'typeId').size).toBe(2);
      expect(told('LeadActivityLogged', 'outcomeId').size).toBeGreaterThan(5);
    });
    test('has requests with what comparators know, and persons with several', () => {
      const some = (has: (lead: ReceivedLead) => unknown) => states.filter(has).length;
      expect(some(({ quotedPrice }) => quotedPrice)).toBeGreaterThan(100);
      expect(some(({ profile }) => profile)).toBeGreaterThan(50);
      expect(some(({ referral }) => referral)).toBeGreaterThan(10);
      expect(some(({ attribution }) => attribution)).toBe(240);
      const emails = states.map(({ person }) => (person as LeadRequest['person']).email);
      expect(new Set(emails).size).toBeLessThan(emails.length - 5);
    });
    test('has a supervisor whose team has leads, and leads that are none of hers', () => {
      const supervisor = demoLogins.find(({ team }) => team)!;
      expect(events.filter(({ type }) => type === 'UserTeamChanged').map(({ data }) => data)).toEqual([
        { executiveIds: supervisor.team },
      ]);
      const seen = states.filter((state) => maySeeLead(state, supervisor));
      const inHerCountries = states.filter(({ country }) => supervisor.countries.includes(country));
      for (const executiveId of supervisor.team!)
        expect(seen.some((one) => one.executiveId === executiveId)).toBe(true);
      expect(inHerCountries.length).toBeGreaterThan(seen.length);
    });
  });

  test('has people in every approved company, coverages in every status, and children on and off the curve', async () => {
    const companies = (await folded(demo, company)).filter(isRegistered);
    const people = (await folded(demo, insuredPerson)).filter(isPerson);
    const approved = companies.filter(({ approval }) => approval === 'APPROVED');
    expect([approved.length, companies.length]).toEqual([4, 5]);
    for (const { country, documentNumber } of approved)
      expect(people.some(({ companyId }) => companyId === documentId(country, documentNumber))).toBe(true);
    const coverages = (await folded(demo, policyEmployee)).flatMap((family) =>
      family.status === 'known' ? family.coverages : [],
    );
    for (const { id } of policyEmployeeStatuses) expect(coverages.map(({ status }) => status)).toContain(id);
    const restricted = new Set(coverages.flatMap(({ restrictionIds }) => restrictionIds));
    expect(restricted.size).toBeGreaterThan(3);
    const assessed = people.flatMap((person) => {
      const { gender, birthDate } = unlessErased(person.identity)!;
      const measures = unlessErased(person.measures) ?? [];
      return gender && birthDate ? measures.map((one) => assess(gender, birthDate, one)) : [];
    });
    const judgements = assessed.map(({ weight, bmi }) => (weight ?? bmi)?.judgement);
    expect(judgements).toContain('usual');
    expect(judgements.some((one) => one === 'ask' || one === 'review')).toBe(true);
  });

  test('moves money of every type that people record', () => {
    const moved = first.filter(({ type }) => ['FundsDeposited', 'FundsWithdrawn'].includes(type));
    const types = new Set(moved.map(({ data }) => (data as Fields)['typeId']));
    expect([...types].toSorted()).toEqual([...depositTypeIds, ...withdrawalTypeIds].toSorted());
  });

  test('leaves one market without anybody who takes leads, so that some are seen to wait', () => {
    const paused = first.filter(({ type }) => type === 'UserPaused');
    expect(paused.map(({ stream }) => stream)).toEqual([`user-${demoAbsentee.id}`]);
    const working = executivesOf('INT').filter(({ id }) => id !== demoAbsentee.id);
    expect(working).toEqual([]);
  });

  test('whose load fails says so once, and leaves no other failure unheard', async () => {
    const { options } = house();
    let calls = 0;
    const handle: DemoOptions['handle'] = (...command) => {
      calls += 1;
      return calls > 100 ? Promise.reject(new Error('the event store is away')) : options.handle(...command);
    };
    await expect(loadDemo({ ...options, handle })).rejects.toThrow('the event store is away');
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  test('tells its leads in the order of time, up to now and never beyond', () => {
    const times = demoLives(200, now).map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
  });

  test('has leads and products in all four countries', () => {
    expect(new Set(demoLives(200, now).map(({ country }) => country))).toEqual(new Set(countryCodes));
    for (const country of countryCodes) expect(productsOf(country).length).toBeGreaterThan(0);
  });

  test('has visitors whose data the public form would accept', () => {
    const forms = new Map(countryCodes.map((code) => [code, [contactRequest(code), planRequest(code)]]));
    for (const step of demoLives(200, now)) {
      if (step.do !== 'receive') continue;
      const { firstName, paternalSurname, maternalSurname, email, phone, documentType, documentNumber } =
        step.request.person;
      const body = {
        nombreplan: 'x',
        datosingresados: {
          nombre: firstName,
          apellidoPaterno: paternalSurname,
          apellidoMaterno: maternalSurname,
          tipoDocumento: documentType,
          numeroDocumento: documentNumber,
          email,
          telefono: phone,
        },
      };
      for (const form of forms.get(step.country)!) {
        const read = form.safeParse(body);
        expect(read.error?.issues).toBeUndefined();
        expect(read.data?.person).toEqual(step.request.person);
      }
    }
  });
});
