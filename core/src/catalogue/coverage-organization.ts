/** A coverage organization: a clinic or hospital where plans cover, with its places. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events, unreachable } from '../event-sourcing/index.ts';
import { countryCodes } from '../reference/index.ts';
import {
  changesOf,
  type Entry,
  type EntryWords,
  evolveEntry,
  isNewEntry,
  isOtherwise,
  unknownEntry,
} from './entry.ts';
import { address, choice, decimal, list, maybe, maybeName, name, number, record, slug } from './fields.ts';

// Stream: named by the clinic's number; an import derives it from the clinic's code in the register.
export const coverageOrganizationStream = (id: string): string => `coverageOrganization-${id}`;

// Events
const place = record({
  name: maybeName,
  address: name,
  region: maybeName.describe('region or department'),
  province: maybeName,
  district: maybeName.describe('district or comuna'),
  placeCode: maybeName.describe('ubigeo, CUT or DANE'),
  lat: maybe(decimal(-90, 90)),
  lng: maybe(decimal(-180, 180)),
});
export type ClinicPlace = z.infer<typeof place>;

export const coverageOrganizationDetails = record({
  country: choice(countryCodes),
  displayName: name,
  aliases: list(name, 50).describe('other names that files and people know it by'),
  registerCode: maybeName.describe('in the health authority’s register'),
  category: maybeName.describe('as the register classes it'),
  url: maybe(slug),
  image: maybe(address),
  organizationId: maybe(number).describe('the organization that offers its own programmes'),
  places: list(place, 500),
});
export type CoverageOrganizationDetails = z.infer<typeof coverageOrganizationDetails>;

export const coverageOrganizationEvents = events({
  CoverageOrganizationRegistered: coverageOrganizationDetails.describe(
    'There is a clinic where plans may cover.',
  ),
  CoverageOrganizationChanged: coverageOrganizationDetails
    .partial()
    .describe('What is given about the clinic is so from now on; null empties a field.'),
  CoverageOrganizationHidden: z.object({}).describe('Visitors don’t see the clinic any more.'),
  CoverageOrganizationShown: z.object({}).describe('Visitors see the clinic again.'),
});
export type CoverageOrganizationEvent = EventOf<typeof coverageOrganizationEvents>;

// State
export type CoverageOrganization = Entry<CoverageOrganizationDetails>;

export const coverageOrganization: Decider<CoverageOrganization, CoverageOrganizationEvent> = {
  stream: coverageOrganizationStream,
  events: coverageOrganizationEvents,
  initial: unknownEntry,
  evolve: (state, event) => {
    switch (event.type) {
      case 'CoverageOrganizationRegistered':
        return evolveEntry(state, { does: 'register', details: event.data });
      case 'CoverageOrganizationChanged':
        return evolveEntry(state, { does: 'change', details: event.data });
      case 'CoverageOrganizationHidden':
        return evolveEntry(state, { does: 'hide' });
      case 'CoverageOrganizationShown':
        return evolveEntry(state, { does: 'show' });
      default:
        return unreachable(event);
    }
  },
  country: (state) => (state.status === 'unknown' ? undefined : state.details.country),
};

// Decisions
type CoverageOrganizationDecision = Decision<CoverageOrganization, CoverageOrganizationEvent>;
const words: EntryWords = {
  unknown: 'No existe esa clínica.',
  taken: 'Ya existe una clínica con ese número.',
};

/** Registers it; the same again changes nothing. @throws Rejection `ALREADY_REGISTERED` */
export const registerCoverageOrganization =
  (details: CoverageOrganizationDetails): CoverageOrganizationDecision =>
  (state) =>
    isNewEntry(state, details, words) ? [{ type: 'CoverageOrganizationRegistered', data: details }] : [];

/** Changes what is given and different. @throws Rejection `NOT_FOUND`, `INVALID_INPUT` */
export const changeCoverageOrganization =
  (given: Partial<CoverageOrganizationDetails>): CoverageOrganizationDecision =>
  (state) => {
    const data = changesOf(state, given, words);
    return data ? [{ type: 'CoverageOrganizationChanged', data }] : [];
  };

/** Takes it out of visitors' sight. @throws Rejection `NOT_FOUND` */
export const hideCoverageOrganization = (): CoverageOrganizationDecision => (state) =>
  isOtherwise(state, 'hidden', words) ? [{ type: 'CoverageOrganizationHidden', data: {} }] : [];

/** @throws Rejection `NOT_FOUND` */
export const showCoverageOrganization = (): CoverageOrganizationDecision => (state) =>
  isOtherwise(state, 'shown', words) ? [{ type: 'CoverageOrganizationShown', data: {} }] : [];
