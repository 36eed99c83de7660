/** Plans beside each other, with the price of each person of a profile; and a link to them that holds the profile. */
import { type Profile } from '../profile/profiles.ts';
import { bodyOf, type Call } from './fetch-json.ts';
import { fetchResult, type QueryResult, resultOf } from './query-result.ts';
import { sideBySideCard } from './product-card.ts';
import { jsonRequest } from './send-failure.ts';
import { amount, listOf, optional, recordOf, objectOf, text, type ValueOf } from './readers.ts';

const unchecked = (value: unknown): unknown => value;
const sideBySideAnswer = objectOf({
  data: listOf(sideBySideCard),
  metaData: objectOf({ notFound: objectOf({ productCodes: listOf(text) }) }),
});
const resumeAnswer = objectOf({ data: objectOf({ coverageOrganizations: amount }) });
const linkAnswer = objectOf({ data: objectOf({ code: text }) });
const openedAnswer = objectOf({ data: objectOf({ perfil: optional(recordOf(unchecked)) }) });

type SideBySideAnswer = ValueOf<typeof sideBySideAnswer>;
export type SideBySideCard = SideBySideAnswer['data'][number];
export type SideBySidePlans = {
  readonly plans: readonly SideBySideCard[];
  /** Codes that the country does not offer, or no longer. */
  readonly gone: readonly string[];
};

export type SideBySideCalls = {
  /** @param codes three at most */
  readonly sideBySide: (
    codes: readonly string[],
    profile: Profile | undefined,
  ) => Promise<QueryResult<SideBySidePlans>>;
  /** In how many clinics a plan covers. */
  readonly clinicsOf: (id: number) => Promise<QueryResult<number>>;
  /** @returns the code of a link that opens the comparison with the profile */
  readonly shareComparison: (shared: {
    readonly url: string;
    readonly productType: string;
    readonly perfil: Profile;
    readonly products: readonly string[];
  }) => Promise<string | undefined>;
  /** The profile that somebody shared with a comparison. */
  readonly sharedProfile: (code: string) => Promise<QueryResult<Profile | undefined>>;
};

const address = '/api/insurance/compare/metadataPlanesPersonas';

export const sideBySideCalls = (call: Call): SideBySideCalls => ({
  sideBySide: async (productCodes, profile) => {
    const answer = profile
      ? await call(address, jsonRequest('POST', { productCodes, profile }))
      : await call(`${address}?${new URLSearchParams({ productCodes: productCodes.join(',') })}`);
    if (answer?.status === 401) return { kind: 'challenged' };
    const body = answer?.status === 200 ? bodyOf(sideBySideAnswer, answer) : undefined;
    return resultOf(body && { plans: body.data, gone: body.metaData.notFound.productCodes });
  },
  clinicsOf: (id) =>
    fetchResult(
      call,
      `/api/insurance/coverages/${id}/resume`,
      (answer) => bodyOf(resumeAnswer, answer)?.data.coverageOrganizations,
    ),
  shareComparison: async (shared) => {
    const answer = await call('/api/buscarplanes/comparator-url', jsonRequest('POST', shared));
    return answer?.status === 201 ? bodyOf(linkAnswer, answer)?.data.code : undefined;
  },
  sharedProfile: async (code) => {
    const path = `/api/buscarplanes/comparator/url/${encodeURIComponent(code)}`;
    const opened = await fetchResult(call, path, (answer) => bodyOf(openedAnswer, answer)?.data);
    return opened.kind === 'found' ? { kind: 'found', value: opened.value.perfil } : opened;
  },
});
