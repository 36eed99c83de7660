/** A word of the catalogue with a number of its own: a feature, a coverage tag, a heading of benefits, or a country where plans cover. */
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
import { address, choice, maybe, maybeName, maybeProse, name, record, whole } from './fields.ts';

// Stream: named by the term's number; one row of numbers for all kinds, so that a number means one thing.
export const catalogueTermStream = (id: string): string => `catalogueTerm-${id}`;

// Events
export const termKinds = ['feature', 'coverageTag', 'benefit', 'coverageCountry'] as const;
export const catalogueTermDetails = record({
  country: choice(countryCodes).describe('the market whose products use it'),
  kind: choice(termKinds),
  name,
  displayName: maybeName,
  code: maybeName.describe('of a country: ISO 3166-1 alpha-2'),
  icon: maybe(address),
  description: maybeProse,
  order: maybe(whole(0, 10_000)).describe('among its kind'),
});
export type CatalogueTermDetails = z.infer<typeof catalogueTermDetails>;

export const catalogueTermEvents = events({
  CatalogueTermRegistered: catalogueTermDetails.describe(
    'There is a feature, coverage tag, heading or country that products may name.',
  ),
  CatalogueTermChanged: catalogueTermDetails
    .partial()
    .describe('What is given about the term is so from now on; null empties a field.'),
  CatalogueTermHidden: z.object({}).describe('Visitors don’t see the term any more.'),
  CatalogueTermShown: z.object({}).describe('Visitors see the term again.'),
});
export type CatalogueTermEvent = EventOf<typeof catalogueTermEvents>;

// State
export type CatalogueTerm = Entry<CatalogueTermDetails>;

export const catalogueTerm: Decider<CatalogueTerm, CatalogueTermEvent> = {
  stream: catalogueTermStream,
  events: catalogueTermEvents,
  initial: unknownEntry,
  evolve: (state, event) => {
    switch (event.type) {
      case 'CatalogueTermRegistered':
        return evolveEntry(state, { does: 'register', details: event.data });
      case 'CatalogueTermChanged':
        return evolveEntry(state, { does: 'change', details: event.data });
      case 'CatalogueTermHidden':
        return evolveEntry(state, { does: 'hide' });
      case 'CatalogueTermShown':
        return evolveEntry(state, { does: 'show' });
      default:
        return unreachable(event);
    }
  },
  country: (state) => (state.status === 'unknown' ? undefined : state.details.country),
};

// Decisions
type CatalogueTermDecision = Decision<CatalogueTerm, CatalogueTermEvent>;
const words: EntryWords = {
  unknown: 'No existe ese término.',
  taken: 'Ya existe un término con ese número.',
};

/** Registers it; the same again changes nothing. @throws Rejection `ALREADY_REGISTERED` */
export const registerCatalogueTerm =
  (details: CatalogueTermDetails): CatalogueTermDecision =>
  (state) =>
    isNewEntry(state, details, words) ? [{ type: 'CatalogueTermRegistered', data: details }] : [];

/** Changes what is given and different. @throws Rejection `NOT_FOUND`, `INVALID_INPUT` */
export const changeCatalogueTerm =
  (given: Partial<CatalogueTermDetails>): CatalogueTermDecision =>
  (state) => {
    const data = changesOf(state, given, words);
    return data ? [{ type: 'CatalogueTermChanged', data }] : [];
  };

/** Takes it out of visitors' sight. @throws Rejection `NOT_FOUND` */
export const hideCatalogueTerm = (): CatalogueTermDecision => (state) =>
  isOtherwise(state, 'hidden', words) ? [{ type: 'CatalogueTermHidden', data: {} }] : [];

/** @throws Rejection `NOT_FOUND` */
export const showCatalogueTerm = (): CatalogueTermDecision => (state) =>
  isOtherwise(state, 'shown', words) ? [{ type: 'CatalogueTermShown', data: {} }] : [];
