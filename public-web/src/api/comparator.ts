/** The calls that compare: the lines of insurance, a page of results, and plans side by side. */
import { type Search } from '../domain/search-address.ts';
import { type Profile } from '../profile/profiles.ts';
import { type Answer, bodyOf, type Call } from './fetch-json.ts';
import { type Filters, filters } from './filters.ts';
import { find, type Found, foundOr } from './found.ts';
import { problemAnswer, resultCard, type ResultCard } from './product-card.ts';
import { remembered } from './remembered.ts';
import { sending } from './sent.ts';
import { amount, listOf, shape, sitePath, text, type Told } from './shape.ts';

const line = shape({
  id: amount,
  name: text,
  title: text,
  description: text,
  /** As forms and the comparison call it. */
  productType: text,
  compareUrl: sitePath,
  category: text,
  color: text,
});
/** A line of insurance, which has a comparator of its own. */
export type ComparedLine = Told<typeof line>;
const linesAnswer = shape({ data: listOf(line) });

const question = shape({ question: text, answer: text });
const questionsAnswer = shape({ data: listOf(question) });
/** A question that people ask about a line, with its answer. */
export type LineQuestion = Told<typeof question>;

const resultsAnswer = shape({
  data: listOf(resultCard),
  metaData: shape({ total: amount, filters, day: text }),
});

export type Results = {
  readonly cards: readonly ResultCard[];
  readonly total: number;
  readonly filters: Filters;
  /** For which the platform priced, in the country: `YYYY-MM-DD`. */
  readonly day: string;
};
export type CompareAnswer =
  | Found<Results>
  /** Fields with something that does not exist any more, such as an insurer of an old link. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] };

export type ComparatorCalls = {
  readonly lines: () => Promise<Found<readonly ComparedLine[]>>;
  /** @param line its number */
  readonly lineQuestions: (line: number) => Promise<Found<readonly LineQuestion[]>>;
  /** @param take how many on a page */
  readonly compare: (
    productType: string,
    search: Search,
    take: number,
    profile: Profile | undefined,
  ) => Promise<CompareAnswer>;
};

const address = '/api/insurance/compare/metadata';

/** In an address unless there is a profile or a bound of prices, which only a body takes (spec, public side, section 7). */
const asked = (call: Call, question: object, profile: Profile | undefined, bounds: Search['bounds']) => {
  if (profile || Object.keys(bounds).length > 0)
    return call(address, sending('POST', { ...question, ...bounds, ...(profile && { profile }) }));
  const query = new URLSearchParams(
    Object.entries(question).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return call(`${address}?${query}`);
};

const refusedFields = (answer: Answer): readonly string[] =>
  Object.keys(bodyOf(problemAnswer, answer)?.errors ?? {});

export const comparatorBy = (call: Call): ComparatorCalls => ({
  lines: remembered(async () => {
    const answer = await call('/api/comparator');
    return foundOr(answer?.status === 200 ? bodyOf(linesAnswer, answer)?.data : undefined);
  }),
  lineQuestions: remembered((id: number) =>
    find(call, `/api/comparator/${id}/faq`, (answer) => bodyOf(questionsAnswer, answer)?.data),
  ),
  compare: async (productType, { chosen, bounds, order, page }, take, profile) => {
    const answer = await asked(call, { productType, ...chosen, order, page, take }, profile, bounds);
    if (answer?.status === 401) return { kind: 'suspected' };
    if (answer?.status === 400) return { kind: 'refused', fields: refusedFields(answer) };
    const found = answer?.status === 200 ? bodyOf(resultsAnswer, answer) : undefined;
    return foundOr(found && { cards: found.data, ...found.metaData });
  },
});
