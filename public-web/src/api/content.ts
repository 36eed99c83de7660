/** Calls for the content around the products. */
import { type Call } from './fetch-json.ts';
import { fetchResult, type QueryResult } from './query-result.ts';
import {
  amount,
  fromGuard,
  listOf,
  mapped,
  objectOf,
  optional,
  sitePath,
  text,
  type ValueOf,
} from './readers.ts';

const menuLink = objectOf({ title: text, url: sitePath });
/** A colour that a drawing may have; one that is written otherwise is none. */
const hexColor = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : undefined;
const menuItem = objectOf({
  title: text,
  icon: optional(text),
  color: hexColor,
  categories: listOf(
    objectOf({ title: text, description: text, compareUrl: sitePath, links: listOf(menuLink) }),
  ),
});
export type MenuItem = ValueOf<typeof menuItem>;

/** A link that no browser runs as a script. */
const outsideLink = fromGuard((value): value is string =>
  typeof value === 'string' ? /^(?:https:\/\/|mailto:|tel:|\/[^/\\])/.test(value) : false,
);
const contact = objectOf({ group: text, name: text, info: text, link: outsideLink });
export type ContactLink = ValueOf<typeof contact>;

const landing = objectOf({
  slug: text,
  title: text,
  description: text,
  buttonText: text,
  compareUrl: sitePath,
});
/** Text of a landing page about a line of insurance. */
export type LandingText = ValueOf<typeof landing>;

const organization = mapped(
  objectOf({
    id: amount,
    displayName: text,
    type: text,
    description: optional(text),
    metadata: objectOf({ url: text }),
  }),
  ({ metadata, ...named }) => ({ ...named, url: metadata.url }),
);
export type Organization = ValueOf<typeof organization>;

/** Meaning of a word. */
const information = mapped(objectOf({ content: text }), ({ content }) => content);

export type ContentCalls = {
  readonly menu: () => Promise<QueryResult<readonly MenuItem[]>>;
  readonly contacts: () => Promise<QueryResult<readonly ContactLink[]>>;
  readonly landings: () => Promise<QueryResult<readonly LandingText[]>>;
  /** @param segment its part of addresses */
  readonly organization: (segment: string) => Promise<QueryResult<Organization>>;
  /** Organizations of a kind, such as `EPS`. */
  readonly organizations: (kind: string) => Promise<QueryResult<readonly Organization[]>>;
  /** Meaning of a filter's title, or of another word of the site. */
  readonly information: (title: string) => Promise<QueryResult<string>>;
};

export const contentCalls = (call: Call): ContentCalls => ({
  menu: () => fetchResult(call, '/api/menu', listOf(menuItem)),
  contacts: () => fetchResult(call, '/api/contactInformations', listOf(contact)),
  landings: () => fetchResult(call, '/api/country-landings?active=true&locale=es', listOf(landing)),
  organization: (segment) =>
    fetchResult(call, `/api/organization/institucion/${encodeURIComponent(segment)}`, organization),
  organizations: (kind) =>
    fetchResult(call, `/api/organization/instituciones/${encodeURIComponent(kind)}`, listOf(organization)),
  information: (title) => fetchResult(call, `/api/information/${encodeURIComponent(title)}`, information),
});
