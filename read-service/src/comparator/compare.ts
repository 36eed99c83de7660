/** A page of results: found in memory, its cards read from the read models, each with its exact price for the visitor. */
import { type ProductAnswer } from '@cotejo/core/product-content';
import { type Pool } from 'pg';
import { dayIn } from '@cotejo/core/catalogue';
import { type Profile } from '@cotejo/core/profile';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Currency } from '@cotejo/core/kit/money';
import { countryOf } from '@cotejo/core/reference/countries';
import {
  cardOf,
  clinicsElsewhere,
  findCards,
  type PricedOn,
  profileOf,
  ready,
  refuse,
} from '../catalogue/index.ts';
import { idOf } from '../kit/http/envelope.ts';
import { type CompareRequest, errorsOf, pageOf } from './question/compare-query.ts';
import { type Filters, filtersOf } from './search/filters.ts';
import { type Comparator, type Keeper } from './keeper.ts';
import { priceEstimate, type PriceEstimate } from './question/price-estimate.ts';
import { questionOf } from './question/question-of.ts';
import { search } from './search/search.ts';
import { unknownChoices } from './question/unknown-choices.ts';

/** The sources of cards: the database, and the index in memory. */
export type CompareSource = { readonly pool: Pool; readonly now: Keeper['now'] };

export type Compared = {
  readonly data: readonly ProductAnswer<'card'>[];
  readonly metaData: {
    readonly total: number;
    /** The best score of all results, 0 to 10; nothing where none has one. */
    readonly bestScore: number | null;
    readonly uuid: string;
    /** Of the prices, in the country: `YYYY-MM-DD`. */
    readonly day: string;
    readonly filters: Filters;
    readonly precios: PriceEstimate;
  };
  readonly error: null;
};

/** Today where the market is. */
export const pricedNow = (
  { known }: Pick<Comparator, 'known'>,
  country: CountryCode,
  profile: Profile,
): PricedOn => ({ profile, day: dayIn(country, new Date().toISOString()), tables: known.tables[country] });

/**
 * @returns a page with the spec's envelope. Its `uuid` names the result: the same request to the same catalogue on the same
 *   day has it on every page and every instance; when it is another one, something changed between two pages
 * @throws HttpProblem (400) naming the fields
 */
export const compare = async (
  { pool, now }: CompareSource,
  country: CountryCode,
  request: CompareRequest,
): Promise<Compared> => {
  const refuseIfAny = (errors: Readonly<Record<string, string>>): void => {
    if (Object.keys(errors).length > 0) refuse(errors);
  };
  refuseIfAny(errorsOf(request));
  const profile = profileOf(request.profile, country);
  const comparator = ready(now);
  const { known } = comparator;
  refuseIfAny(unknownChoices(request, country, known));
  const { index, priced } = comparator.market(country);
  const ownCurrency = countryOf(country).currency;
  const currency = request.targetCurrency ?? ownCurrency;
  const on = { ...pricedNow(comparator, country, profile), currency };

  const { page, take } = pageOf(request);
  const question = questionOf(request, profile, known, currency);
  const pricedIn = (unit: Currency) =>
    priced(
      { day: on.day, tables: on.tables, usage: known.usage[country], currency: unit },
      known.tablesVersion,
    );
  const pricedIndex = pricedIn(currency);
  const prices = pricedIndex.pricesFor(profile);
  const demand = comparator.demand(country);
  const facts = {
    requests: demand.requests,
    elsewhere: clinicsElsewhere(known, country, profile.region),
    // Years are reckoned in the country's own currency, whatever the prices are shown in.
    yearlyOf: (currency === ownCurrency ? prices : pricedIn(ownCurrency).pricesFor(profile)).yearAt,
  };
  const found = search(index, prices, pricedIndex.deductibleAt, question, facts);
  const shown = found.first.slice((page - 1) * take);
  const codes = shown.map((row) => index.at(row).code);
  const distances = new Map(shown.map((row) => [index.at(row).code, found.affinityOf(row)]));
  const metaData = {
    total: found.total,
    bestScore: found.bestScore ?? null,
    uuid: idOf([
      country,
      { ...question, first: 0 },
      profile,
      currency,
      on.day,
      known.tablesVersion,
      index.digest(),
      ...(question.order === 'popular' ? [demand.version] : []),
    ]),
    day: on.day,
    filters: filtersOf(found.facets, question, known, currency),
    precios: priceEstimate(country, profile, on, question, known),
  };

  const cards = await findCards(pool, country, codes);
  const data = cards.map((card) => cardOf(card, on, known, distances.get(card.code)));
  return { data, metaData, error: null };
};
