/** Calls for the content around the products. */
import { type Call } from './fetch-json.ts';
import { cachedResult, type DataOf, fetchData } from './query-result.ts';

/** A line of insurance, which has a comparator of its own. */
export type InsuranceLine = DataOf<'lines'>[number];
/** A question that people ask about a line, with its answer. */
export type LineQuestion = DataOf<'questions'>[number];
export type MenuItem = DataOf<'menu'>[number];
export type ContactLink = DataOf<'contacts'>[number];
/** Text of a landing page about a line of insurance. */
export type LandingText = DataOf<'landings'>[number];

const shownOrganization = ({ id, displayName, type, description, metadata }: DataOf<'organization'>) => ({
  id,
  displayName,
  type,
  description,
  /** Its part of addresses. */
  url: metadata.url,
});
export type Organization = ReturnType<typeof shownOrganization>;

export const contentCalls = (call: Call) => ({
  lines: cachedResult(() => fetchData(call, '/api/comparator', 'lines')),
  /** @param line its number */
  lineQuestions: cachedResult((line: number) => fetchData(call, `/api/comparator/${line}/faq`, 'questions')),
  menu: () => fetchData(call, '/api/menu', 'menu'),
  contacts: () => fetchData(call, '/api/contactInformations', 'contacts'),
  landings: () => fetchData(call, '/api/country-landings?active=true&locale=es', 'landings'),
  /** @param segment its part of addresses */
  organization: (segment: string) =>
    fetchData(
      call,
      `/api/organization/institucion/${encodeURIComponent(segment)}`,
      'organization',
      shownOrganization,
    ),
  /** Organizations of a kind, such as `EPS`. */
  organizations: (kind: string) =>
    fetchData(call, `/api/organization/instituciones/${encodeURIComponent(kind)}`, 'organizations', (found) =>
      found.map(shownOrganization),
    ),
  /** Meaning of a filter's title, or of another word of the site. */
  information: (title: string) =>
    fetchData(call, `/api/information/${encodeURIComponent(title)}`, 'information', ({ content }) => content),
});
