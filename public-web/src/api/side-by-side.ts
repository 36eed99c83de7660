/** Plans beside each other, with the price of each person of a profile; and a link to them that holds the profile. */
import { type Profile } from '../domain/profile.ts';
import { bodyOf, type Call, jsonRequest } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult, resultOf } from './query-result.ts';
import { sideBySideCard } from './product-card.ts';
import {
  amount,
  dataOf,
  listOf,
  mapped,
  objectOf,
  optional,
  recordOf,
  text,
  unchecked,
  type ValueOf,
} from './readers.ts';

const sideBySidePlans = mapped(
  objectOf({
    data: listOf(sideBySideCard),
    metaData: objectOf({
      notFound: objectOf({ productCodes: listOf(text) }),
      /** Day of the prices, in the country: `YYYY-MM-DD`. */
      day: text,
    }),
  }),
  ({ data, metaData }) => ({
    plans: data,
    /** Codes that the country does not offer, or no longer. */
    gone: metaData.notFound.productCodes,
    day: metaData.day,
  }),
);
export type SideBySidePlans = ValueOf<typeof sideBySidePlans>;

const clinicCount = mapped(
  objectOf({ coverageOrganizations: amount }),
  (resume) => resume.coverageOrganizations,
);
const link = dataOf(objectOf({ code: text }));
const opened = objectOf({ perfil: optional(recordOf(unchecked)), country: text });

export type SideBySideCalls = {
  /** @param codes three at most */
  readonly sideBySide: (
    codes: readonly string[],
    profile: Profile | undefined,
  ) => Promise<QueryResult<SideBySidePlans>>;
  /** Number of clinics in which a plan covers. */
  readonly clinicsOf: (id: number) => Promise<QueryResult<number>>;
  /** @returns the code of a link that opens the comparison with the profile */
  readonly shareComparison: (shared: {
    readonly url: string;
    readonly productType: string;
    readonly perfil: Profile;
    readonly products: readonly string[];
  }) => Promise<string | undefined>;
  /** The profile that somebody shared with a comparison, and the country on whose site. */
  readonly sharedProfile: (code: string) => Promise<QueryResult<ValueOf<typeof opened>>>;
};

const address = '/api/insurance/compare/metadataPlanesPersonas';

export const sideBySideCalls = (call: Call): SideBySideCalls => ({
  sideBySide: async (productCodes, profile) => {
    const answer = profile
      ? await call(address, jsonRequest('POST', { productCodes, profile }))
      : await call(`${address}?${new URLSearchParams({ productCodes: productCodes.join(',') })}`);
    // A profile that the platform does not take is refused.
    return resultOf(answer, sideBySidePlans, (status) => status === 400);
  },
  clinicsOf: (id) => fetchResult(call, `/api/insurance/coverages/${id}/resume`, clinicCount),
  shareComparison: async (shared) => {
    const answer = await call('/api/buscarplanes/comparator-url', jsonRequest('POST', shared));
    return answer?.status === 201 ? bodyOf(link, answer)?.code : undefined;
  },
  sharedProfile: cachedResult((code: string) =>
    fetchResult(call, `/api/buscarplanes/comparator/url/${encodeURIComponent(code)}`, opened),
  ),
});
