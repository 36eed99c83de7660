/** *Costo anual estimado*: what a year of low, medium and high use costs these persons under a plan. */
import { coverageTerms, type StatedTerms, unitsOfTerms } from '../product-content/index.ts';
import { type At, type Conversion, type DatedTable, type Day, rowAt, wayTo } from '../price-tables/index.ts';
import {
  compile,
  compileYear,
  type CoverageTerms,
  ownShares,
  type Person,
  personsOf,
  priceFor,
  type PriceRule,
  timesPerYear,
  type UsageScenario,
  usersOf,
  type YearlyCost,
  yearlyCost,
} from '../pricing/index.ts';
import { type UsageLevel, usageLevels } from '../reference/usage-levels.ts';
import { type Profile } from '../profile/index.ts';
import { type Unit, type Currency } from '../kit/money/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';

export type YearlyPlan = {
  readonly country: CountryCode;
  readonly price: PriceRule;
  /** Nothing where the plan does not say what it pays of which service. */
  readonly stated: StatedTerms | undefined;
};

export type YearlyOptions = At & {
  /** The country's own when it is not said. */
  readonly currency?: Currency;
  /** The usage scenario, in the country's currency. */
  readonly usage: DatedTable<UsageScenario>;
};

/** Why a year can't be told, by code. */
export const whyNoYear = {
  notOfPersons: 'El costo anual se estima para planes que aseguran a personas durante un año.',
  noTerms: 'El plan no indica cuánto paga de cada atención.',
  noRate: 'No conocemos el valor de cambio que hace falta para estimarlo.',
  noUse: 'No tenemos supuestos de uso para ese día.',
  nobody: 'El plan no puede asegurar a nadie del perfil.',
} as const;
export type NoYear = keyof typeof whyNoYear;

/** The part of an estimate that depends on plan and day alone. */
type Prepared = {
  readonly terms: CoverageTerms;
  readonly scenario: UsageScenario;
  readonly usageFrom: Day | undefined;
  /** The conversions that the terms were stated with. */
  readonly rates: readonly Conversion[];
  /** From the country's currency to the one that was asked for. */
  readonly conversions: readonly Conversion[];
};

/** Every exchange value that the terms were told with, each once: two units may go the same last piece of way. */
const ratesOf = (stated: StatedTerms, currency: Currency, at: At): readonly Conversion[] => {
  const rates = unitsOfTerms(stated).flatMap((unit) => wayTo(unit as Unit, currency, at) ?? []);
  return [...new Map(rates.map((rate) => [`${rate.from} ${rate.to}`, rate])).values()];
};

/** Bills are in the country's currency: the year is reckoned in it, and told in another at the end. */
const prepare = (
  { country, stated }: YearlyPlan,
  { usage, currency: asked, ...at }: YearlyOptions,
): Prepared | NoYear => {
  if (!stated) return 'noTerms';
  const { currency } = countryOf(country);
  const terms = coverageTerms(stated, { ...at, currency });
  const conversions = wayTo(currency, asked ?? currency, at);
  if (!terms || !conversions) return 'noRate';
  const found = rowAt(usage, at.day);
  if (!found) return 'noUse';
  return {
    terms,
    scenario: found.row,
    usageFrom: found.from,
    rates: ratesOf(stated, currency, at),
    conversions,
  };
};

export type YearlyEstimate = {
  readonly users: readonly Person[];
  /** Since when the year of use is assumed to be so. */
  readonly usageFrom: Day | undefined;
  readonly levels: { readonly [Level in UsageLevel]: YearlyCost };
};

const byLevel = <Value>(tell: (level: UsageLevel) => Value): Record<UsageLevel, Value> =>
  Object.fromEntries(usageLevels.map((level) => [level, tell(level)])) as Record<UsageLevel, Value>;

/** @returns each level with its trace, or why there is none */
export const yearlyEstimate = (
  plan: YearlyPlan,
  profile: Profile,
  options: YearlyOptions,
): YearlyEstimate | NoYear => {
  const { price: rule, country } = plan;
  const users = usersOf(rule, options)(personsOf(profile));
  if (!users) return 'notOfPersons';
  const prepared = prepare(plan, options);
  if (typeof prepared === 'string') return prepared;
  const { day, tables } = options;
  const { currency } = countryOf(country);
  const { total } = priceFor(rule, profile, { day, tables, currency });
  if (!total || users.length === 0) return 'nobody';
  const { terms, scenario, usageFrom, rates, conversions } = prepared;
  const own = { ...total, amount: ownShares(profile, { day, tables, currency })(rule, total.amount) };
  return {
    users,
    usageFrom,
    levels: byLevel((level) =>
      yearlyCost(own, rule.period, users, terms, scenario[level], { rates, conversions }),
    ),
  };
};

/** The cost of a year for a payer of these `ownShares`; nothing for a plan that is none of persons, or insures none of these. */
export type YearOf = (price: number, persons: readonly Person[]) => number | undefined;

/** By the fast path; where its numbers could be too large to be exact, as the trace has it. */
const totalOf = (
  plan: YearlyPlan,
  options: YearlyOptions,
  { terms, scenario, conversions }: Prepared,
  level: UsageLevel,
): ((price: number, users: readonly Person[]) => number) => {
  const { period } = plan.price;
  const traced = (amount: number, users: readonly Person[]): number => {
    const { currency } = countryOf(plan.country);
    // Prepared again: that is rare, and a hundred thousand plans have no room for what only this needs.
    const again = prepare(plan, options) as Prepared;
    return yearlyCost({ amount, currency }, period, users, again.terms, again.scenario[level], again).total
      .amount;
  };
  if (conversions.length > 0) return traced;
  const own = compileYear(terms, scenario[level]);
  return (amount, users) => {
    const beside = own(users);
    return beside === undefined ? traced(amount, users) : amount * timesPerYear[period] + beside;
  };
};

/**
 * A plan's year at one level, for lists of many.
 * @returns a function of the visitor's own part of the price of a period, in minor units of the country's currency, and of `personsOf`; nothing where
 *   the year can't be told for anybody
 */
export const compileYearlyCost = (
  plan: YearlyPlan,
  options: YearlyOptions,
  level: UsageLevel,
): YearOf | undefined => {
  const prepared = prepare(plan, options);
  if (typeof prepared === 'string') return undefined;
  return yearOf(usersOf(plan.price, options), totalOf(plan, options, prepared, level));
};

const yearOf =
  (usersAmong: ReturnType<typeof usersOf>, total: ReturnType<typeof totalOf>): YearOf =>
  (price, persons) => {
    const users = usersAmong(persons);
    return users && users.length > 0 ? total(price, users) : undefined;
  };

/** The same totals as `yearlyEstimate` has, without their traces: minor units of the currency that was asked for. */
export const yearlyTotals = (
  plan: YearlyPlan,
  profile: Profile,
  options: YearlyOptions,
): Readonly<Record<UsageLevel, number>> | undefined => {
  const { price: rule, country } = plan;
  const users = usersOf(rule, options)(personsOf(profile));
  const prepared = prepare(plan, options);
  if (!users || users.length === 0 || typeof prepared === 'string') return undefined;
  const { day, tables } = options;
  const at = { day, tables, currency: countryOf(country).currency };
  const price = compile(rule, at).totalOf(profile);
  if (price === undefined) return undefined;
  const own = ownShares(profile, at)(rule, price);
  return byLevel((level) => totalOf(plan, options, prepared, level)(own, users));
};
