/** A type of insurance, or a category that holds types: the tree by which visitors find products. */
import { z } from 'zod';
import { type EventOf, events, versioned } from '../kit/event-sourcing/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { type Entry, entryDecider, entryDecisions } from '../kit/entries/index.ts';
import {
  choice,
  colour,
  maybe,
  maybeProse,
  name,
  number,
  picture,
  record,
  sitePath,
  slug,
  whole,
  withOwnPictures,
} from '../kit/fields/index.ts';

// Stream: named by the type's number.
export const insuranceTypeStream = (id: string): string => `insuranceType-${id}`;

// Events
/** Whom a type of insurance is for, and so what its form asks: spec, public side, sections 3 and 9. */
export const profileTypes = ['persons', 'pets', 'company', 'sctr', 'guards', 'travel'] as const;

export const insuranceTypeDetails = record({
  country: choice(countryCodes),
  name: name.describe('by which calls and forms name it, such as SALUD_INDIVIDUAL'),
  displayName: name,
  description: maybeProse,
  colour: maybe(colour),
  icon: maybe(picture),
  url: slug.describe('its piece of addresses'),
  comparePath: maybe(sitePath).describe('where its products are compared'),
  upperTypeId: maybe(number).describe('the category that it stands in; none for a category itself'),
  profileType: maybe(choice(profileTypes)).describe('whom its form asks for'),
  order: maybe(whole(0, 10_000)).describe('among its neighbours'),
});
export type InsuranceTypeDetails = z.infer<typeof insuranceTypeDetails>;

export const insuranceTypeEvents = events({
  InsuranceTypeRegistered: versioned(
    insuranceTypeDetails.describe('There is a type of insurance, or a category.'),
    withOwnPictures,
  ),
  InsuranceTypeChanged: versioned(
    insuranceTypeDetails
      .partial()
      .describe('What is given about the type is so from now on; null empties a field.'),
    withOwnPictures,
  ),
  InsuranceTypeHidden: z.object({}).describe('Visitors see neither the type nor its products any more.'),
  InsuranceTypeShown: z.object({}).describe('Visitors see the type and its products again.'),
});
export type InsuranceTypeEvent = EventOf<typeof insuranceTypeEvents>;

// State
export type InsuranceType = Entry<InsuranceTypeDetails>;

export const insuranceType = entryDecider<InsuranceTypeDetails, InsuranceTypeEvent>({
  stream: insuranceTypeStream,
  events: insuranceTypeEvents,
  does: {
    InsuranceTypeRegistered: 'register',
    InsuranceTypeChanged: 'change',
    InsuranceTypeHidden: 'hide',
    InsuranceTypeShown: 'show',
  },
});

// Decisions
const { register, change, hide, show } = entryDecisions<InsuranceTypeDetails, InsuranceTypeEvent>({
  unknown: 'No existe ese tipo de seguro.',
  taken: ({ displayName }) => ({
    name: `Ya está registrado: «${displayName}». Si es otro tipo de seguro, usa un nombre distinto.`,
  }),
});

/** Registers it; the same again changes nothing. @throws Rejection `ALREADY_REGISTERED` */
export const registerInsuranceType = register((data) => ({ type: 'InsuranceTypeRegistered', data }));

/** Changes what is given and different. @throws Rejection `NOT_FOUND`, `INVALID_INPUT` */
export const changeInsuranceType = change((data) => ({ type: 'InsuranceTypeChanged', data }));

/** Takes it out of visitors' sight. @throws Rejection `NOT_FOUND` */
export const hideInsuranceType = hide({ type: 'InsuranceTypeHidden', data: {} });

/** @throws Rejection `NOT_FOUND` */
export const showInsuranceType = show({ type: 'InsuranceTypeShown', data: {} });
