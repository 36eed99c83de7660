/** Prices: what a product costs for whom on which day, exact to the minor unit, and how that came about. */
export { compile, type CompiledPrice, timesFraction } from './compiled/compile.ts';
export { compileYear } from './compiled/compiled-year.ts';
export { type CoverageTerms, type ServiceTerms } from './covered.ts';
export { decimal } from './decimal.ts';
export { exchanged, wayTo } from './tables/exchanged.ts';
export { agesWithoutPrice, type AgesWithoutPrice } from './ages-without-price.ts';
export { insuresSomebody } from './insures-somebody.ts';
export { type At, type Conversion } from './tables/look-up.ts';
export { defaultProfile, perfilIngreso } from './profile/perfil-ingreso.ts';
export { mostPersons, mostPolicyholders } from './profile/perfil-schema.ts';
export { type Person, personsOf } from './profile/persons.ts';
export { priceFor } from './price-for.ts';
export { type Price } from './price.ts';
export { priceRangeOf } from './price-range.ts';
export {
  type Company,
  type Dependant,
  type Pet,
  type Profile,
  type ProfileSubject,
  type Relationship,
  type Sex,
} from './profile/profile.ts';
export { type Reason, reasonText } from './trace/reasons.ts';
export { priceRule, type PriceRule } from './rule.ts';
export { amount as ruleAmount, oldestAge, type RuleKind } from './rule-parts.ts';
export { sumOf as sumOfParts } from './compiled/sum-of-persons.ts';
export {
  type DatedTable,
  type Day,
  type ExchangePair,
  exchangePairs,
  type Found,
  rowAt,
  type Source,
  type TableName,
  type TableRow,
  tableRows,
  type Tables,
} from './tables/tables.ts';
export { type Step, sumOf } from './trace/trace.ts';
export { traceText } from './trace/trace-text.ts';
export { type Money, type Period, timesPerYear, type Unit, unitDigits } from './units.ts';
export {
  type Service,
  services,
  type UsageLevel,
  usageLevels,
  type UsageScenario,
  usageScenario,
  usageScenarios,
} from './yearly/usage-scenarios.ts';
export { leastSubscribersOf } from './least-subscribers.ts';
export { type TaxName } from './rule-parts.ts';
export { taxesOf, taxTitles } from './taxes.ts';
export { type Users, usersOf } from './profile/users.ts';
export { sumOfYear, type YearlyCost, yearlyCost, type YearlyStep } from './yearly/yearly-cost.ts';
export { yearlyCostText } from './yearly/yearly-cost-text.ts';
