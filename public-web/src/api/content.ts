/** Calls for the content around the products. */
import { bodyOf, type Call } from './fetch-json.ts';
import { find, type Found } from './found.ts';
import { amount, listOf, maybe, only, shape, shownAs, sitePath, text, type Told } from './shape.ts';

const informationAnswer = shape({ data: shape({ content: text }) });

const menuLink = shape({ title: text, url: sitePath });
const menuItem = shape({
  title: text,
  categories: listOf(
    shape({ title: text, description: text, compareUrl: sitePath, links: listOf(menuLink) }),
  ),
});
const menuAnswer = shape({ data: listOf(menuItem) });
export type MenuItem = Told<typeof menuItem>;

/** Nothing that a browser would run. */
const outsideLink = only((value): value is string =>
  typeof value === 'string' ? /^(?:https:\/\/|mailto:|tel:|\/[^/\\])/.test(value) : false,
);
const contact = shape({ group: text, name: text, info: text, link: outsideLink });
const contactsAnswer = shape({ data: listOf(contact) });
export type ContactLink = Told<typeof contact>;

const landing = shape({
  slug: text,
  title: text,
  description: text,
  buttonText: text,
  compareUrl: sitePath,
  productType: text,
});
const landingsAnswer = shape({ data: listOf(landing) });
/** Text of a landing page about a line of insurance. */
export type LandingText = Told<typeof landing>;

const offering = shownAs(
  shape({
    id: amount,
    displayName: text,
    type: text,
    description: maybe(text),
    metadata: shape({ url: text }),
  }),
  ({ metadata, ...named }) => ({ ...named, url: metadata.url }),
);
const organizationAnswer = shape({ data: offering });
const organizationsAnswer = shape({ data: listOf(offering) });
export type Organization = Told<typeof offering>;

export type ContentCalls = {
  readonly menu: () => Promise<Found<readonly MenuItem[]>>;
  readonly contacts: () => Promise<Found<readonly ContactLink[]>>;
  readonly landings: () => Promise<Found<readonly LandingText[]>>;
  /** @param segment its part of addresses */
  readonly organization: (segment: string) => Promise<Found<Organization>>;
  /** Of a kind, such as `EPS`. */
  readonly organizations: (kind: string) => Promise<Found<readonly Organization[]>>;
  /** Meaning of a filter's title, or of another word of the site. */
  readonly information: (title: string) => Promise<Found<string>>;
};

export const contentBy = (call: Call): ContentCalls => ({
  menu: () => find(call, '/api/menu', (answer) => bodyOf(menuAnswer, answer)?.data),
  contacts: () => find(call, '/api/contactInformations', (answer) => bodyOf(contactsAnswer, answer)?.data),
  landings: () =>
    find(
      call,
      '/api/country-landings?active=true&locale=es',
      (answer) => bodyOf(landingsAnswer, answer)?.data,
    ),
  organization: (segment) =>
    find(
      call,
      `/api/organization/institucion/${encodeURIComponent(segment)}`,
      (answer) => bodyOf(organizationAnswer, answer)?.data,
    ),
  organizations: (kind) =>
    find(
      call,
      `/api/organization/instituciones/${encodeURIComponent(kind)}`,
      (answer) => bodyOf(organizationsAnswer, answer)?.data,
    ),
  information: (title) =>
    find(
      call,
      `/api/information/${encodeURIComponent(title)}`,
      (answer) => bodyOf(informationAnswer, answer)?.data.content,
    ),
});
