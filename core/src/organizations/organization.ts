/** An organization: who offers insurance, from isapres to clinics with programmes of their own. */
import { z } from 'zod';
import { type EventOf, events, type FieldErrors, versioned } from '../kit/event-sourcing/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { insurerCalled } from '../reference/chilean-insurers.ts';
import { organizationTypeIds } from '../reference/organization-types.ts';
import { type Entry, entryDecider, entryDecisions } from '../kit/entries/index.ts';
import {
  choice,
  colour,
  flag,
  maybe,
  maybeName,
  maybeProse,
  name,
  picture,
  record,
  slug,
  withOwnPictures,
} from '../kit/fields/index.ts';

// Stream: named by the organization's number; Chile's insurers have that of the market.
export const organizationStream = (id: string): string => `organization-${id}`;

// Events
export const organizationDetails = record({
  country: choice(countryCodes),
  type: choice(organizationTypeIds),
  displayName: name,
  organizationCode: name.describe('as the market or the insurer’s own systems know it'),
  typeAlias: maybeName.describe('what visitors call its kind, when it is not what its type says'),
  legalName: maybeName,
  abbreviation: maybeName,
  url: slug.describe('its piece of addresses'),
  image: maybe(picture),
  brandColour: maybe(colour),
  secondBrandColour: maybe(colour).describe('beside the first, in what is drawn in its colours'),
  description: maybeProse,
  isOpen: maybe(flag).describe('an isapre that anybody may join; none where that is no question'),
  isDemo: flag.describe('made up, to show how things work'),
});
export type OrganizationDetails = z.infer<typeof organizationDetails>;

export const organizationEvents = events({
  OrganizationRegistered: versioned(
    organizationDetails.describe('There is an organization whose products may be offered.'),
    withOwnPictures,
  ),
  OrganizationChanged: versioned(
    organizationDetails
      .partial()
      .describe('What is given about the organization is so from now on; null empties a field.'),
    withOwnPictures,
  ),
  OrganizationHidden: z
    .object({})
    .describe('Visitors see neither the organization nor its products any more.'),
  OrganizationShown: z.object({}).describe('Visitors see the organization and its products again.'),
});
export type OrganizationEvent = EventOf<typeof organizationEvents>;

// State
export type Organization = Entry<OrganizationDetails>;

export const organization = entryDecider<OrganizationDetails, OrganizationEvent>({
  stream: organizationStream,
  events: organizationEvents,
  does: {
    OrganizationRegistered: 'register',
    OrganizationChanged: 'change',
    OrganizationHidden: 'hide',
    OrganizationShown: 'show',
  },
});

/**
 * By which of its names an isapre of Chile is told to be one of the market's: its piece of addresses goes before.
 * @returns nothing for others, which are told from each other by their address
 */
export const knownAs = ({
  country,
  type,
  ...names
}: Pick<OrganizationDetails, 'country' | 'type' | 'url' | 'displayName'>):
  | 'url'
  | 'displayName'
  | undefined =>
  country === 'CL' && type === 'ISAPRE'
    ? (['url', 'displayName'] as const).find((field) => insurerCalled(names[field]))
    : undefined;

// Decisions
const { register, change, hide, show } = entryDecisions<OrganizationDetails, OrganizationEvent>({
  unknown: 'No existe esa organización.',
  taken: ({ displayName }, given): FieldErrors => {
    const there = `Ya está registrada: «${displayName}».`;
    return knownAs(given) === 'displayName'
      ? { displayName: `${there} Si es otra isapre, usa un nombre distinto.` }
      : { url: `${there} Si es otra organización, usa una dirección distinta.` };
  },
});

/** Registers it; the same again changes nothing. @throws Rejection `ALREADY_REGISTERED` */
export const registerOrganization = register((data) => ({ type: 'OrganizationRegistered', data }));

/** Changes what is given and different. @throws Rejection `NOT_FOUND`, `INVALID_INPUT` */
export const changeOrganization = change((data) => ({ type: 'OrganizationChanged', data }));

/** Takes it and its products out of visitors' sight. @throws Rejection `NOT_FOUND` */
export const hideOrganization = hide({ type: 'OrganizationHidden', data: {} });

/** @throws Rejection `NOT_FOUND` */
export const showOrganization = show({ type: 'OrganizationShown', data: {} });
