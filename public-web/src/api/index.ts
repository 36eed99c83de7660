/** The platform, as this site sees it: the same on the server and in a browser. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { cardExtraCalls } from './card-extra.ts';
import { commandCalls } from './commands.ts';
import { contentCalls } from './content.ts';
import { callsTo } from './fetch-json.ts';
import { lazyDetailCalls } from './lazy-detail-calls.ts';
import { planCalls } from './plans.ts';
import { profileCalls } from './profile-form.ts';
import { sharedComparisonCalls, sharingCalls } from './sharing.ts';

export { type CardExtra } from './card-extra.ts';
export { type PublicRequest, type SendResult } from './commands.ts';
export {
  type ContactLink,
  type InsuranceLine,
  type LandingText,
  type LineQuestion,
  type MenuItem,
  type Organization,
} from './content.ts';
export { type FeedbackLead, type FeedbackLink, type Opinion } from './feedback.ts';
export { type FilterLeaf, type FilterNode, type Filters, type Limit, type Range } from './filters.ts';
export {
  type MapFeature,
  type PastPrice,
  type PlanClinic,
  type PlanCoverage,
  type PlanDocument,
  type PlanParts,
  type PriceDetail,
  type YearlyCost,
} from './plan-detail.ts';
export {
  type CompareResult,
  type CoverageTag,
  type PlanPrice,
  type ProductCard,
  type ProductList,
  type ResultCard,
  type Results,
  type SideBySideCard,
  type SideBySidePlans,
} from './plans.ts';
export { type Option } from './profile-form.ts';
export { type QueryResult } from './query-result.ts';

/** Milliseconds. */
const timeouts = { query: 4_000, command: 8_000 };

type AskingSite = {
  readonly country: CountryCode;
  readonly version: string;
  /** Build of core whose answers a browser need not check. */
  readonly coreBuild?: string;
};

const callsFor = (
  origin: string,
  { country, version, coreBuild }: AskingSite,
  visitorAddress: string | undefined,
) => {
  const headers = {
    always: { 'x-country': country, ...(visitorAddress && { 'x-forwarded-for': visitorAddress }) },
    whenSending: { 'x-qpversion': version },
  };
  const trusted = origin === '' ? coreBuild : undefined;
  const query = callsTo(origin, headers, timeouts.query, trusted);
  const command = callsTo(origin, headers, timeouts.command, trusted);
  const detail = lazyDetailCalls(query, command);
  return {
    ...planCalls(query),
    ...contentCalls(query),
    ...cardExtraCalls(detail),
    ...profileCalls(query),
    ...detail,
    ...sharedComparisonCalls(query),
    ...sharingCalls(command),
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
 * @param visitorAddress whom a server asks for; the platform counts the visitor's calls by it
 */
export const platformAt = (origin: string, site: AskingSite, visitorAddress?: string): Platform => ({
  ...callsFor(origin, site, visitorAddress),
  inCountry: (country) => callsFor(origin, { ...site, country }, visitorAddress),
});
