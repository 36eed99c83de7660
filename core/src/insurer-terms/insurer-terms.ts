/** An insurer's terms for collective policies: cutting day, retroactive days, and contacts. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import {
  type Decider,
  type Decision,
  type EventMetadata,
  type EventOf,
  events,
  type Personal,
  personal,
  rejectInput,
  rejectUnknown,
  unlessErased,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { day } from '../kit/fields/index.ts';
import { dayInZone } from '../kit/time/index.ts';
import { sameValue } from '../kit/values/index.ts';
import { countryOf } from '../reference/countries.ts';
import { contact, type Contact } from '../collective/index.ts';

// Stream: named by the insurer's number in the catalogue.
export const insurerTermsStream = (organizationId: string): string => `insurerTerms-${organizationId}`;

// Events
/** Longer than any insurer accepts. */
export const mostRetroactiveDays = 365;
const from = day.describe('the day from which it holds');

export const insurerTermsEvents = events({
  InsurerCuttingDaySet: z
    .object({ value: z.int().min(1).max(31), from })
    .describe('What is asked for until this day of a month becomes effective on the first of the next one.'),
  InsurerRetroactiveDaysSet: z
    .object({ value: z.int().min(0).max(mostRetroactiveDays), from })
    .describe('How many days before a request its effective date may be.'),
  InsurerContactSet: z
    .object({ contactId: z.uuid(), contact: personal(contact) })
    .describe('Somebody at the insurer can be talked to, or is described otherwise.'),
  InsurerContactRemoved: z
    .object({ contactId: z.uuid() })
    .describe('This person at the insurer is not to be talked to any more.'),
});
export type InsurerTermsEvent = EventOf<typeof insurerTermsEvents>;

// State
type Dated = { readonly value: number; readonly from: string };
export type InsurerTerms = {
  /** Unknown before the first event. */
  readonly country?: CountryCode;
  /** The oldest first. */
  readonly cuttingDays: readonly Dated[];
  readonly retroactiveDays: readonly Dated[];
  readonly contacts: readonly { readonly id: string; readonly contact: Personal<Contact> }[];
};

const withDay = (days: readonly Dated[], { value, from }: Dated): readonly Dated[] =>
  [...days.filter((one) => one.from !== from), { value, from }].sort((a, b) => (a.from < b.from ? -1 : 1));

export const insurerTerms: Decider<InsurerTerms, InsurerTermsEvent> = {
  stream: insurerTermsStream,
  events: insurerTermsEvents,
  initial: { cuttingDays: [], retroactiveDays: [], contacts: [] },
  evolve(terms, event, { country }: EventMetadata) {
    const others = (id: string) => terms.contacts.filter((one) => one.id !== id);
    switch (event.type) {
      case 'InsurerCuttingDaySet':
        return { ...terms, country, cuttingDays: withDay(terms.cuttingDays, event.data) };
      case 'InsurerRetroactiveDaysSet':
        return { ...terms, country, retroactiveDays: withDay(terms.retroactiveDays, event.data) };
      case 'InsurerContactSet': {
        const { contactId: id, contact } = event.data;
        return { ...terms, country, contacts: [...others(id), { id, contact }] };
      }
      case 'InsurerContactRemoved':
        return { ...terms, country, contacts: others(event.data.contactId) };
      default:
        return unreachable(event);
    }
  },
  country: ({ country }) => country,
};

/** The value that holds on a day, or the first one where none is older. */
const on = (days: readonly Dated[], day: string, otherwise: number): number =>
  (days.findLast(({ from }) => from <= day) ?? days[0])?.value ?? otherwise;

/** Of an insurer with whom nothing was agreed: everything is in time for the next month, and nothing before today. */
const unagreed = { cuttingDay: 31, retroactiveDays: 0 };

/** The terms that hold on a day, `YYYY-MM-DD`. */
export const termsOn = (
  { cuttingDays, retroactiveDays }: Pick<InsurerTerms, 'cuttingDays' | 'retroactiveDays'>,
  day: string,
) => ({
  cuttingDay: on(cuttingDays, day, unagreed.cuttingDay),
  retroactiveDays: on(retroactiveDays, day, unagreed.retroactiveDays),
});

// Decisions
type TermsDecision = Decision<InsurerTerms, InsurerTermsEvent>;

/** @throws Rejection `INVALID_INPUT` for what would change what was asked for already */
const setting = (
  days: readonly Dated[],
  country: CountryCode,
  now: Date,
  event: Extract<InsurerTermsEvent, { data: Dated }>,
): readonly InsurerTermsEvent[] => {
  if (days.some((one) => sameValue(one, event.data))) return [];
  if (days.length > 0 && event.data.from < dayInZone(now, countryOf(country).timeZone))
    return rejectInput({ from: 'Debe ser desde hoy: lo que ya se pidió no cambia.' });
  return [event];
};

/** The same again changes nothing; only the first agreement may begin in the past. @throws Rejection `INVALID_INPUT` */
export const setCuttingDay =
  (country: CountryCode, said: Dated): TermsDecision =>
  ({ cuttingDays }, now) =>
    setting(cuttingDays, country, now, { type: 'InsurerCuttingDaySet', data: said });

/** By the rules of {@link setCuttingDay}. @throws Rejection `INVALID_INPUT` */
export const setRetroactiveDays =
  (country: CountryCode, said: Dated): TermsDecision =>
  ({ retroactiveDays }, now) =>
    setting(retroactiveDays, country, now, { type: 'InsurerRetroactiveDaysSet', data: said });

/** Adds a contact with a new id. */
export const createInsurerContact =
  (contactId: string, contact: Contact): TermsDecision =>
  ({ contacts }) =>
    contacts.some(({ id }) => id === contactId)
      ? []
      : [{ type: 'InsurerContactSet', data: { contactId, contact } }];

const unknownContact = 'No existe ese contacto.';

/** @throws Rejection `NOT_FOUND` */
export const updateInsurerContact =
  (contactId: string, contact: Contact): TermsDecision =>
  ({ contacts }) => {
    const known = contacts.find(({ id }) => id === contactId);
    if (!known) return rejectUnknown(unknownContact);
    return sameValue(unlessErased(known.contact), contact)
      ? []
      : [{ type: 'InsurerContactSet', data: { contactId, contact } }];
  };

/** @throws Rejection `NOT_FOUND` */
export const removeInsurerContact =
  (contactId: string): TermsDecision =>
  ({ contacts }) =>
    contacts.some(({ id }) => id === contactId)
      ? [{ type: 'InsurerContactRemoved', data: { contactId } }]
      : rejectUnknown(unknownContact);
