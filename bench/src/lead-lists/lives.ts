/** The life of one lead, as a house of some years has them: what was asked, who took it, and how it ended. */
import { type EventMetadata, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { actorOf } from '@cotejo/core/identity';
import { lead, type Lead, type LeadEvent } from '@cotejo/core/leads';
import { countryCodes } from '@cotejo/core/kit/country';
import { failureReasonsFor } from '@cotejo/core/reference/failure-reasons';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { substatusesOf } from '@cotejo/core/reference/lead-substatuses';
import { executives, firstNames, surnames } from './people.ts';
import { type Random, randomFrom } from './random.ts';

const s = leadStatus;
/** Where leads stand in the end, and how many of a thousand. */
const ends: readonly (readonly [statusId: number, perMille: number])[] = [
  [s.failed, 350], [s.closed, 180], [s.assigned, 120], [s.notInterested, 80], [s.duplicate, 50], [s.interested, 45],
  [s.currentClient, 45], [s.agenda, 35], [s.toClose, 30], [s.resolved, 20], [s.web, 10], [s.test, 10], [s.toReassign, 5],
  [s.falseClient, 5], [s.refunding, 3], [s.refunded, 3], [s.deleted, 3], [s.online, 3], [s.toConfirm, 3],
]; // oxfmt-ignore
const wheel = ends.flatMap(([statusId, perMille]) => Array.from({ length: perMille }, () => statusId));
const withoutExecutive: readonly number[] = [s.web, s.duplicate, s.test];
const campaigns = ['Google', 'Contacto', 'web-plan', 'redes', 'correo', 'referido'];

const hour = 3_600_000;

const received = (random: Random, isTest: boolean): LeadEvent => {
  const surname = random.pickEarly(surnames);
  const number = String(10_000_000 + random.below(90_000_000));
  return {
    type: 'LeadReceived',
    data: {
      requestTypeId: random.pickEarly([2, 3, 1, 6, 7]),
      person: {
        firstName: random.pickEarly(firstNames),
        paternalSurname: surname,
        maternalSurname: random.pick(surnames),
        documentType: 'DNI',
        documentNumber: number,
        email: `${surname.toLowerCase()}.${random.below(1e9)}@correo.test`,
        phone: `+51${900_000_000 + random.below(99_999_999)}`,
      },
      message: 'Quiero comparar planes de salud para mi familia, somos cuatro personas.',
      product: { code: `PLAN-${random.below(60)}`, name: 'Plan Familiar Preferente' },
      origin: { lead: random.pickEarly(campaigns) },
      originUrl: 'http://pe.localhost/Seguros/salud',
      attribution: [{ referrer: 'https://www.google.com/', date: '2026-03-01' }],
      internalTraffic: isTest,
    },
  };
};

const ending = (random: Random, statusId: number, country: string): LeadEvent | undefined => {
  const substatusId = random.pick([...substatusesOf(statusId).map(({ id }) => id), null].slice(0, 4));
  const note = 'Pide que lo llamen por la tarde.';
  switch (statusId) {
    case s.web:
    case s.test:
    case s.assigned:
      return undefined;
    case s.failed: {
      const chosen = random.pick(substatusesOf(s.failed)).id;
      const reasons = failureReasonsFor({ country: country as never, requestTypeId: 2 }, chosen);
      return {
        type: 'LeadFailed',
        data: { substatusId: chosen, reasonId: random.pick(reasons)?.id ?? 99, note },
      };
    }
    case s.closed:
      return { type: 'LeadClosed', data: { substatusId: random.pick(substatusesOf(s.closed)).id, note } };
    case s.agenda: {
      const at = new Date(Date.now() + random.below(30 * 24) * hour).toISOString();
      return {
        type: 'LeadAppointmentSet',
        data: { substatusId: random.pick(substatusesOf(s.agenda)).id, at, note },
      };
    }
    case s.duplicate:
      return { type: 'LeadMarkedDuplicate', data: { firstLeadId: random.uuid() } };
    case s.falseClient:
      return { type: 'LeadMarkedFalse', data: { note } };
    case s.refunding:
      return { type: 'LeadRefundStarted', data: { note } };
    case s.refunded:
      return { type: 'LeadRefundFinished', data: { note } };
    case s.deleted:
      return { type: 'LeadDeleted', data: { note } };
    default:
      return { type: 'LeadStatusChanged', data: { statusId, substatusId, note } };
  }
};

/**
 * @param at when it was received
 * @returns what its events fold to, and how many they were
 */
export const lifeOf = (random: Random, at: number): { readonly state: Lead; readonly version: number } => {
  const statusId = random.pick(wheel);
  const country = random.pickEarly(countryCodes);
  const executive = random.pick(executives.filter(({ countries }) => countries.includes(country)));
  const last = ending(random, statusId, country);
  const note: LeadEvent = {
    type: 'LeadNoteAdded',
    data: { noteId: random.uuid(), text: 'Prefiere WhatsApp.' },
  };
  const events: LeadEvent[] = [
    received(random, statusId === s.test),
    ...(withoutExecutive.includes(statusId)
      ? []
      : [{ type: 'LeadAssigned' as const, data: { executiveId: executive.id } }, note]),
    ...(last ? [last] : []),
    ...(random.below(200) === 0 ? [{ type: 'SubjectErased' as const, data: {} }] : []),
  ];
  let now = at;
  const state = events.reduce((before, event) => {
    const metadata = { occurredAt: new Date(now).toISOString(), actor: actorOf(executive), country };
    now += random.below(72) * hour * random.next();
    return lead.evolve(before, event, metadata as EventMetadata);
  }, lead.initial);
  return { state, version: events.length };
};

/** Of any number of leads, the first ones are the same. */
export const seedOfLeads = 7;

export const leadOf = (random: Random, at: number) => ({ id: random.uuid(), ...lifeOf(random, at) });

/** The full names of the first leads: who is asked for by name is there, among few and among many. */
export const namesOfFirst = (count: number): readonly string[] => {
  const random = randomFrom(seedOfLeads);
  return Array.from({ length: count }, () => leadOf(random, 0)).flatMap(({ state }) => {
    const person = state.status === 'unknown' ? undefined : unlessErased(state.person);
    return person ? [`${person.firstName} ${person.paternalSurname} ${person.maternalSurname}`] : [];
  });
};
