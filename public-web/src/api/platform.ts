/** The platform, as this site sees it: the same on the server and in a browser. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { cardExtraCalls } from './card-extra.ts';
import { commandCalls } from './commands.ts';
import { contentCalls } from './content.ts';
import { feedbackCalls } from './feedback.ts';
import { callsTo, type Check } from './fetch-json.ts';
import { planDetailCalls } from './plan-detail.ts';
import { planCalls } from './plans.ts';
import { profileCalls } from './profile-form.ts';
import { sharedComparisonCalls, sharingCalls } from './sharing.ts';

/** Milliseconds. */
const timeouts = { query: 4_000, command: 8_000 };

type AskingSite = { readonly country: CountryCode; readonly version: string };
/** The visitor for whom a server makes a page. */
export type Visitor = {
  readonly address: string;
  /** The browser's name of itself. */
  readonly agent: string;
  /** The page: its calls count as one. */
  readonly page: string;
};
/** A server checks answers, and says whom it asks for: the platform counts the visitor's pages by address and browser. */
type Server = { readonly check: Check; readonly visitor?: Visitor };

const visitorHeaders = ({ address, agent, page }: Visitor) => ({
  'x-forwarded-for': address,
  'user-agent': agent,
  'x-page': page,
});

const callsFor = (origin: string, { country, version }: AskingSite, server: Server | undefined) => {
  const headers = {
    always: { 'x-country': country, ...(server?.visitor && visitorHeaders(server.visitor)) },
    whenSending: { 'x-qpversion': version },
  };
  const query = callsTo(origin, headers, timeouts.query, server?.check);
  const command = callsTo(origin, headers, timeouts.command, server?.check);
  const detail = planDetailCalls(query);
  return {
    ...planCalls(query),
    ...contentCalls(query),
    ...detail,
    ...cardExtraCalls(detail),
    ...profileCalls(query),
    ...sharedComparisonCalls(query),
    ...sharingCalls(command),
    ...feedbackCalls(command),
    ...commandCalls(command),
  };
};
type Calls = ReturnType<typeof callsFor>;

/** Calls about another country's site. */
export type CallsElsewhere = Pick<Calls, 'lines' | 'organization' | 'sideBySide'>;
export type Platform = Calls & { readonly inCountry: (country: CountryCode) => CallsElsewhere };

/**
 * @param origin where the platform answers; empty in a browser, where it is the site's own origin
 * @param site whose country is asked for; its version is told with whatever is sent (spec, public side, section 7)
 */
export const platformAt = (origin: string, site: AskingSite, server?: Server): Platform => ({
  ...callsFor(origin, site, server),
  inCountry: (country) => callsFor(origin, { ...site, country }, server),
});
