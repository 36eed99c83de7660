/** A coverage organization: a clinic or hospital where plans cover, with its places. */
import { z } from 'zod';
import { type EventOf, events, versioned } from '../kit/event-sourcing/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { type Entry, entryDecider, entryDecisions } from '../kit/entries/index.ts';
import {
  choice,
  decimal,
  list,
  maybe,
  maybeName,
  name,
  number,
  picture,
  record,
  slug,
  withOwnPictures,
} from '../kit/fields/index.ts';

// Stream: named by the clinic's number, which is derived from what it is known by.
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

export const mostAliases = 50;
export const coverageOrganizationDetails = record({
  country: choice(countryCodes),
  displayName: name,
  aliases: list(name, mostAliases).describe('other names that files and people know it by'),
  registerCode: maybeName.describe('in the health authority’s register'),
  category: maybeName.describe('as the register classes it'),
  url: maybe(slug),
  image: maybe(picture),
  organizationId: maybe(number).describe('the organization that offers its own programmes'),
  places: list(place, 500),
});
export type CoverageOrganizationDetails = z.infer<typeof coverageOrganizationDetails>;

/**
 * What a clinic is told from the others of its country by, and the field in which it stands: in Peru its code in the register,
 * of eight digits; elsewhere, and without one, the first name by which files know it; without that, what it is called.
 */
export const knownBy = ({
  country,
  displayName,
  aliases: [alias],
  registerCode,
}: CoverageOrganizationDetails): KnownBy => {
  if (country === 'PE' && registerCode) return { field: 'registerCode', code: registerCode.padStart(8, '0') };
  return alias === undefined
    ? { field: 'displayName', code: displayName }
    : { field: 'aliases', code: alias };
};
type KnownBy = { readonly field: keyof typeof tellsApart; readonly code: string };

/** What makes another clinic of one that seems to be there, by the field that it is known by. */
const tellsApart = {
  registerCode: 'dale su código del registro',
  aliases: 'pon primero el nombre con que la conocen los archivos',
  displayName: 'dale un nombre distinto',
} as const;

export const coverageOrganizationEvents = events({
  CoverageOrganizationRegistered: versioned(
    coverageOrganizationDetails.describe('There is a clinic where plans may cover.'),
    withOwnPictures,
  ),
  CoverageOrganizationChanged: versioned(
    coverageOrganizationDetails
      .partial()
      .describe('What is given about the clinic is so from now on; null empties a field.'),
    withOwnPictures,
  ),
  CoverageOrganizationHidden: z.object({}).describe('Visitors don’t see the clinic any more.'),
  CoverageOrganizationShown: z.object({}).describe('Visitors see the clinic again.'),
});
export type CoverageOrganizationEvent = EventOf<typeof coverageOrganizationEvents>;

// State
export type CoverageOrganization = Entry<CoverageOrganizationDetails>;

export const coverageOrganization = entryDecider<CoverageOrganizationDetails, CoverageOrganizationEvent>({
  stream: coverageOrganizationStream,
  events: coverageOrganizationEvents,
  does: {
    CoverageOrganizationRegistered: 'register',
    CoverageOrganizationChanged: 'change',
    CoverageOrganizationHidden: 'hide',
    CoverageOrganizationShown: 'show',
  },
});

// Decisions
const { register, change, hide, show } = entryDecisions<
  CoverageOrganizationDetails,
  CoverageOrganizationEvent
>({
  unknown: 'No existe esa clínica.',
  taken: ({ displayName }, given) => {
    const { field } = knownBy(given);
    return { [field]: `Ya está registrada: «${displayName}». Si es otra clínica, ${tellsApart[field]}.` };
  },
});

/** Registers it; the same again changes nothing. @throws Rejection `ALREADY_REGISTERED` */
export const registerCoverageOrganization = register((data) => ({
  type: 'CoverageOrganizationRegistered',
  data,
}));

/** Changes what is given and different. @throws Rejection `NOT_FOUND`, `INVALID_INPUT` */
export const changeCoverageOrganization = change((data) => ({ type: 'CoverageOrganizationChanged', data }));

/** Takes it out of visitors' sight. @throws Rejection `NOT_FOUND` */
export const hideCoverageOrganization = hide({ type: 'CoverageOrganizationHidden', data: {} });

/** @throws Rejection `NOT_FOUND` */
export const showCoverageOrganization = show({ type: 'CoverageOrganizationShown', data: {} });
