/** Queries for plans: one, those of a list, a page of results, and some beside each other. */
import { type Profile } from '../domain/profile.ts';
import { type Search } from '../domain/search-address.ts';
import { type AnswerBody } from './answers.ts';
import { type Answer, type Call, jsonRequest } from './fetch-json.ts';
import { shownFilters } from './filters.ts';
import {
  cachedResult,
  type DataOf,
  fetchData,
  isRefusal,
  type QueryResult,
  resultOf,
  usualPause,
} from './query-result.ts';
import { problemOf } from './send-failure.ts';
import { withoutNulls } from './without-nulls.ts';

/** A product for pages of its own; its coverages are a call of their own. */
export type ProductCard = DataOf<'product'>;
export type PlanPrice = NonNullable<ProductCard['price']>;
/** A product for the comparison side by side, with each person's share of the price. */
export type SideBySideCard = DataOf<'sideBySide'>[number];
type AnsweredCard = DataOf<'results'>[number];
export type CoverageTag = AnsweredCard['coverages'][number];

/** Coverages that a card names; the others come with what it loads when it is seen (spec, public side, section 9). */
const namedCoverages = 2;

/** A product for lists. */
export const resultCard = ({ coverages, ...card }: AnsweredCard) => ({
  ...card,
  coverages: coverages.slice(0, namedCoverages),
  moreCoverages: coverages.slice(namedCoverages).map(({ name, icon }) => ({ name, icon })),
});
export type ResultCard = ReturnType<typeof resultCard>;

const productList = (body: AnswerBody<'products'>) => {
  const { data, metaData } = withoutNulls(body);
  return { products: data.map(resultCard), total: metaData.total };
};
export type ProductList = ReturnType<typeof productList>;

const resultsOf = (body: AnswerBody<'results'>) => {
  const { data, metaData } = withoutNulls(body);
  return { cards: data.map(resultCard), ...metaData, filters: shownFilters(metaData.filters) };
};
export type Results = ReturnType<typeof resultsOf>;

export type CompareResult =
  | QueryResult<Results>
  /** Fields with something that does not exist any more, such as an insurer of an old link. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] };

const plansBeside = (body: AnswerBody<'sideBySide'>) => {
  const { data: plans, metaData } = withoutNulls(body);
  /** Codes that the country does not offer, or no longer. */
  const gone = metaData.notFound.productCodes;
  return { plans, gone, day: metaData.day };
};
export type SideBySidePlans = ReturnType<typeof plansBeside>;

const address = '/api/insurance/compare/metadata';

/** Characters of a query that every server takes. */
const longestQuery = 4_000;

/** In an address, where it fits, unless there is a profile or a bound of prices, which only a body takes (spec, public side, section 7). */
const requestResults = (
  call: Call,
  question: object,
  profile: Profile | undefined,
  bounds: Search['bounds'],
): Promise<Answer | undefined> => {
  const query = String(
    new URLSearchParams(
      Object.entries(question).map(([name, value]): [string, string] => [name, String(value)]),
    ),
  );
  if (profile || Object.keys(bounds).length > 0 || query.length > longestQuery)
    return call(address, jsonRequest('POST', { ...question, ...bounds, ...(profile && { profile }) }));
  return call(`${address}?${query}`);
};

export const planCalls = (call: Call) => {
  /**
   * Products that fit what is asked for.
   * @param asked parameters of the platform's comparison, by name
   * @param page from 1
   */
  const productsWith = async (
    asked: Readonly<Record<string, string>>,
    take: number,
    page: number,
  ): Promise<QueryResult<ProductList>> => {
    const query = new URLSearchParams({ order: 'popular', ...asked, take: `${take}`, page: `${page}` });
    // An insurer of an old link, which does not exist any more, is refused.
    return resultOf(await call(`${address}?${query}`), 'products', productList, isRefusal);
  };
  const product = (code: string): Promise<QueryResult<ProductCard>> =>
    fetchData(call, `/api/insurance/product/${encodeURIComponent(code)}`, 'product');
  return {
    products: (take: number, page: number) => productsWith({}, take, page),
    productsWith,
    product,
    /** The same, as it was told to another part of the page. */
    cachedProduct: cachedResult(product),
    /**
     * Tells that the visitor is human (spec, public side, section 8).
     * @returns milliseconds to wait, where that was told too often to be believed
     */
    confirmHuman: async (): Promise<number | undefined> => {
      const answer = await call('/api/buscarplanes/notrobot');
      return answer?.status === 429 ? (answer.retryAfter ?? usualPause) : undefined;
    },
    /** @param take how many on a page */
    compare: async (
      productType: string,
      { chosen, bounds, order, page }: Search,
      take: number,
      profile: Profile | undefined,
    ): Promise<CompareResult> => {
      const asked = { productType, ...chosen, order, page, take };
      const answer = await requestResults(call, asked, profile, bounds);
      if (answer?.status === 400)
        return { kind: 'refused', fields: Object.keys(problemOf(answer).errors ?? {}) };
      return resultOf(answer, 'results', resultsOf);
    },
    /** @param productCodes three at most */
    sideBySide: async (
      productCodes: readonly string[],
      profile: Profile | undefined,
    ): Promise<QueryResult<SideBySidePlans>> => {
      const path = `${address}PlanesPersonas`;
      const answer = profile
        ? await call(path, jsonRequest('POST', { productCodes, profile }))
        : await call(`${path}?${new URLSearchParams({ productCodes: productCodes.join(',') })}`);
      // A profile that the platform does not take is refused.
      return resultOf(answer, 'sideBySide', plansBeside, (status) => status === 400);
    },
    /** Number of clinics in which a plan covers. */
    clinicsOf: (id: number) =>
      fetchData(
        call,
        `/api/insurance/coverages/${id}/resume`,
        'resume',
        ({ coverageOrganizations }) => coverageOrganizations,
      ),
  };
};
