/** The platform, as this site sees it: the same on the server and in a browser. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { cardExtraCalls, type CardExtraCalls } from './card-extra.ts';
import { type Commands, commandCalls } from './commands.ts';
import { comparatorCalls, type ComparatorCalls } from './comparator.ts';
import { contentCalls, type ContentCalls } from './content.ts';
import { type DetailCalls } from './detail-calls.ts';
import { callsTo } from './fetch-json.ts';
import { lazyDetailCalls } from './lazy-detail-calls.ts';
import { type ProfileCalls, profileCalls } from './profile-form.ts';
import { type Queries, queryCalls } from './queries.ts';
import { sideBySideCalls, type SideBySideCalls } from './side-by-side.ts';
import { type SharingCalls, sharingCalls } from './sharing.ts';

export { type PublicRequest, type SendResult } from './commands.ts';
export { type FeedbackLead, type FeedbackLink, type Opinion } from './feedback.ts';
export { type CardExtra } from './card-extra.ts';
export { type CompareResult, type InsuranceLine, type LineQuestion, type Results } from './comparator.ts';
export { type FilterLeaf, type FilterNode, type Filters, type Limit, type Range } from './filters.ts';
export {
  type CoverageTag,
  type PlanPrice,
  type ProductCard,
  type ProductList,
  type ResultCard,
  type SideBySideCard,
} from './product-card.ts';
export { type ListCall, type Option } from './profile-form.ts';
export { type ContactLink, type LandingText, type MenuItem, type Organization } from './content.ts';
export { type MapFeature, type NamedClinic, type NamedOrganization } from './places.ts';
export {
  type PlanClinic,
  type PlanCoverage,
  type PlanDocument,
  type PlanPart,
  type PlanParts,
} from './plan-parts.ts';
export { type PastPrice, type PriceDetail, type YearlyCost } from './plan-price.ts';
export { type SideBySidePlans } from './side-by-side.ts';
export { isSitePath } from './readers.ts';
export { type QueryResult } from './query-result.ts';

/** Calls about another country's site. */
export type CallsElsewhere = Pick<ComparatorCalls, 'lines'> &
  Pick<ContentCalls, 'organization'> &
  Pick<SideBySideCalls, 'sideBySide'>;

export type Platform = Queries &
  ComparatorCalls &
  SideBySideCalls &
  CardExtraCalls &
  ContentCalls &
  Commands &
  DetailCalls &
  SharingCalls &
  ProfileCalls & { readonly inCountry: (country: CountryCode) => CallsElsewhere };

/** Milliseconds. */
const timeouts = { query: 4_000, command: 8_000 };

/**
 * @param origin where the platform answers; empty in a browser, where it is the site's own origin
 * @param site whose country is asked for; its version is told with whatever is sent (spec, public side, section 7)
 * @param visitorAddress whom a server asks for; the platform counts the visitor's calls by it
 */
export const platformAt = (
  origin: string,
  { country, version }: { readonly country: CountryCode; readonly version: string },
  visitorAddress?: string,
): Platform => {
  const headers = {
    always: { 'x-country': country, ...(visitorAddress && { 'x-forwarded-for': visitorAddress }) },
    whenSending: { 'x-qpversion': version },
  };
  const query = callsTo(origin, headers, timeouts.query);
  const command = callsTo(origin, headers, timeouts.command);
  const detail = lazyDetailCalls(query, command);
  return {
    ...queryCalls(query),
    ...comparatorCalls(query),
    ...sideBySideCalls(query),
    ...cardExtraCalls(detail),
    ...contentCalls(query),
    ...profileCalls(query),
    ...detail,
    ...sharingCalls(command),
    ...commandCalls(command),
    inCountry: (other) => platformAt(origin, { country: other, version }, visitorAddress),
  };
};
