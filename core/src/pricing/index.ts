/** Prices: what a product costs for whom on which day, exact to the minor unit, and how that came about. */
export { agesWithoutPrice } from './ages-without-price.ts';
export { compile } from './compiled/compile.ts';
export { compileYear } from './compiled/compiled-year.ts';
export { type CoverageTerms, type ServiceTerms } from './yearly/covered.ts';
export { insuresSomebody } from './insures-somebody.ts';
export { leastSubscribersOf } from './least-subscribers.ts';
export { type Period, timesPerYear } from './periods.ts';
export { type Person, personsOf } from './persons/persons.ts';
export { usersOf } from './yearly/users.ts';
export { ownShares } from './own-share.ts';
export { priceFor } from './price-for.ts';
export { priceRangeOf } from './price-range.ts';
export { isForCompanies, priceSuffix } from './price-suffix.ts';
export { type Price } from './price.ts';
export { type RuleKind } from './rule-parts.ts';
export { priceRule, type PriceRule } from './rules/rule.ts';
export { taxesOf } from './taxes.ts';
export { traceText } from './trace/trace-text.ts';
export { taxTitles } from './trace/trace-words.ts';
export { type Step, sumOf } from './trace/trace.ts';
export {
  type Service,
  services,
  type UsageScenario,
  usageScenario,
  usageScenarios,
} from './yearly/usage-scenarios.ts';
export { yearlyCostText } from './yearly/yearly-cost-text.ts';
export { sumOfYear, type YearlyCost, yearlyCost, type YearlyStep } from './yearly/yearly-cost.ts';
