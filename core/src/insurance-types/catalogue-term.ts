/** A word of the catalogue with a number of its own: a feature, a coverage tag, a heading of benefits, or a country where plans cover. */
import { z } from 'zod';
import { type EventOf, events, versioned } from '../kit/event-sourcing/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { type Entry, entryDecider, entryDecisions } from '../kit/entries/index.ts';
import {
  choice,
  maybe,
  maybeName,
  maybeProse,
  name,
  picture,
  record,
  whole,
  withOwnPictures,
} from '../kit/fields/index.ts';

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
  icon: maybe(picture),
  description: maybeProse,
  order: maybe(whole(0, 10_000)).describe('among its kind'),
});
export type CatalogueTermDetails = z.infer<typeof catalogueTermDetails>;

export const catalogueTermEvents = events({
  CatalogueTermRegistered: versioned(
    catalogueTermDetails.describe(
      'There is a feature, coverage tag, heading or country that products may name.',
    ),
    withOwnPictures,
  ),
  CatalogueTermChanged: versioned(
    catalogueTermDetails
      .partial()
      .describe('What is given about the term is so from now on; null empties a field.'),
    withOwnPictures,
  ),
  CatalogueTermHidden: z.object({}).describe('Visitors don’t see the term any more.'),
  CatalogueTermShown: z.object({}).describe('Visitors see the term again.'),
});
export type CatalogueTermEvent = EventOf<typeof catalogueTermEvents>;

// State
export type CatalogueTerm = Entry<CatalogueTermDetails>;

export const catalogueTerm = entryDecider<CatalogueTermDetails, CatalogueTermEvent>({
  stream: catalogueTermStream,
  events: catalogueTermEvents,
  does: {
    CatalogueTermRegistered: 'register',
    CatalogueTermChanged: 'change',
    CatalogueTermHidden: 'hide',
    CatalogueTermShown: 'show',
  },
});

// Decisions
const { register, change, hide, show } = entryDecisions<CatalogueTermDetails, CatalogueTermEvent>({
  unknown: 'No existe ese término.',
  taken: (stands) => ({
    name: `Ya está registrado: «${stands.displayName ?? stands.name}». Si es otro término, usa un nombre distinto.`,
  }),
});

/** Registers it; the same again changes nothing. @throws Rejection `ALREADY_REGISTERED` */
export const registerCatalogueTerm = register((data) => ({ type: 'CatalogueTermRegistered', data }));

/** Changes what is given and different. @throws Rejection `NOT_FOUND`, `INVALID_INPUT` */
export const changeCatalogueTerm = change((data) => ({ type: 'CatalogueTermChanged', data }));

/** Takes it out of visitors' sight. @throws Rejection `NOT_FOUND` */
export const hideCatalogueTerm = hide({ type: 'CatalogueTermHidden', data: {} });

/** @throws Rejection `NOT_FOUND` */
export const showCatalogueTerm = show({ type: 'CatalogueTermShown', data: {} });
