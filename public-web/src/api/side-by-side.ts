/** Plans beside each other, with the price of each person of a profile; and a link to them that holds the profile. */
import { type Profile } from '../profile/profiles.ts';
import { bodyOf, type Call } from './fetch-json.ts';
import { find, type Found, foundOr } from './found.ts';
import { besideCard } from './product-card.ts';
import { sending } from './sent.ts';
import { amount, listOf, maybe, recordOf, shape, text, type Told } from './shape.ts';

const anything = (value: unknown): unknown => value;
const besideAnswer = shape({
  data: listOf(besideCard),
  metaData: shape({ notFound: shape({ productCodes: listOf(text) }) }),
});
const resumeAnswer = shape({ data: shape({ coverageOrganizations: amount }) });
const linkAnswer = shape({ data: shape({ code: text }) });
const openedAnswer = shape({ data: shape({ perfil: maybe(recordOf(anything)) }) });

type BesideAnswer = Told<typeof besideAnswer>;
export type BesideCard = BesideAnswer['data'][number];
export type Beside = {
  readonly plans: readonly BesideCard[];
  /** Codes that the country does not offer, or no longer. */
  readonly gone: readonly string[];
};

export type SideBySideCalls = {
  /** @param codes three at most */
  readonly sideBySide: (codes: readonly string[], profile: Profile | undefined) => Promise<Found<Beside>>;
  /** In how many clinics a plan covers. */
  readonly clinicsOf: (id: number) => Promise<Found<number>>;
  /** @returns the code of a link that opens the comparison with the profile */
  readonly shareComparison: (shared: {
    readonly url: string;
    readonly productType: string;
    readonly perfil: Profile;
    readonly products: readonly string[];
  }) => Promise<string | undefined>;
  /** The profile that somebody shared with a comparison. */
  readonly sharedProfile: (code: string) => Promise<Found<Profile | undefined>>;
};

const address = '/api/insurance/compare/metadataPlanesPersonas';

export const sideBySideBy = (call: Call): SideBySideCalls => ({
  sideBySide: async (productCodes, profile) => {
    const answer = profile
      ? await call(address, sending('POST', { productCodes, profile }))
      : await call(`${address}?${new URLSearchParams({ productCodes: productCodes.join(',') })}`);
    if (answer?.status === 401) return { kind: 'suspected' };
    // A profile that the platform does not take.
    if (answer?.status === 400) return { kind: 'missing' };
    const body = answer?.status === 200 ? bodyOf(besideAnswer, answer) : undefined;
    return foundOr(body && { plans: body.data, gone: body.metaData.notFound.productCodes });
  },
  clinicsOf: (id) =>
    find(
      call,
      `/api/insurance/coverages/${id}/resume`,
      (answer) => bodyOf(resumeAnswer, answer)?.data.coverageOrganizations,
    ),
  shareComparison: async (shared) => {
    const answer = await call('/api/buscarplanes/comparator-url', sending('POST', shared));
    return answer?.status === 201 ? bodyOf(linkAnswer, answer)?.data.code : undefined;
  },
  sharedProfile: async (code) => {
    const path = `/api/buscarplanes/comparator/url/${encodeURIComponent(code)}`;
    const opened = await find(call, path, (answer) => bodyOf(openedAnswer, answer)?.data);
    return opened.kind === 'found' ? { kind: 'found', value: opened.value.perfil } : opened;
  },
});
