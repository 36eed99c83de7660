/** The calls that compare: the lines of insurance, a page of results, and plans side by side. */
import { type Search } from '../domain/search-address.ts';
import { type Profile } from '../domain/profile.ts';
import { type Answer, bodyOf, type Call, jsonRequest } from './fetch-json.ts';
import { filters } from './filters.ts';
import { cachedResult, fetchResult, type QueryResult, resultOf } from './query-result.ts';
import { resultCard } from './product-card.ts';
import { problemAnswer } from './send-failure.ts';
import {
  amount,
  dataOf,
  listOf,
  mapped,
  objectOf,
  optional,
  sitePath,
  text,
  type ValueOf,
} from './readers.ts';

const line = objectOf({
  id: amount,
  name: text,
  title: text,
  description: text,
  /** Name of the line in forms and in the comparison. */
  productType: text,
  compareUrl: sitePath,
  category: text,
});
/** A line of insurance, which has a comparator of its own. */
export type InsuranceLine = ValueOf<typeof line>;

const question = objectOf({ question: text, answer: text });
/** A question that people ask about a line, with its answer. */
export type LineQuestion = ValueOf<typeof question>;

const results = mapped(
  objectOf({
    data: listOf(resultCard),
    metaData: objectOf({
      total: amount,
      /** The best score of all results, as a card tells it. */
      bestScore: optional(amount),
      filters,
      /** Day of the prices, in the country: `YYYY-MM-DD`. */
      day: text,
    }),
  }),
  ({ data, metaData }) => ({ cards: data, ...metaData }),
);
export type Results = ValueOf<typeof results>;

export type CompareResult =
  | QueryResult<Results>
  /** Fields with something that does not exist any more, such as an insurer of an old link. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] };

export type ComparatorCalls = {
  readonly lines: () => Promise<QueryResult<readonly InsuranceLine[]>>;
  /** @param line its number */
  readonly lineQuestions: (line: number) => Promise<QueryResult<readonly LineQuestion[]>>;
  /** @param take how many on a page */
  readonly compare: (
    productType: string,
    search: Search,
    take: number,
    profile: Profile | undefined,
  ) => Promise<CompareResult>;
};

const address = '/api/insurance/compare/metadata';

/** Characters of a query that every server takes. */
const longestQuery = 4_000;

/** In an address, where it fits, unless there is a profile or a bound of prices, which only a body takes (spec, public side, section 7). */
const requestResults = (
  call: Call,
  question: object,
  profile: Profile | undefined,
  bounds: Search['bounds'],
) => {
  const query = String(
    new URLSearchParams(
      Object.entries(question).map(([name, value]): [string, string] => [name, String(value)]),
    ),
  );
  if (profile || Object.keys(bounds).length > 0 || query.length > longestQuery)
    return call(address, jsonRequest('POST', { ...question, ...bounds, ...(profile && { profile }) }));
  return call(`${address}?${query}`);
};

const refusedFields = (answer: Answer): readonly string[] =>
  Object.keys(bodyOf(problemAnswer, answer)?.errors ?? {});

export const comparatorCalls = (call: Call): ComparatorCalls => ({
  lines: cachedResult(async () => resultOf(await call('/api/comparator'), dataOf(listOf(line)))),
  lineQuestions: cachedResult((id: number) =>
    fetchResult(call, `/api/comparator/${id}/faq`, listOf(question)),
  ),
  compare: async (productType, { chosen, bounds, order, page }, take, profile) => {
    const answer = await requestResults(call, { productType, ...chosen, order, page, take }, profile, bounds);
    if (answer?.status === 400) return { kind: 'refused', fields: refusedFields(answer) };
    return resultOf(answer, results);
  },
});
