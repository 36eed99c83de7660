/** Prices: what a product costs for whom on which day, exact to the minor unit, and how that came about. */
export { compile, type CompiledPrice, timesFraction } from './compile.ts';
export { compileYear } from './compiled-year.ts';
export { type CoverageTerms, type ServiceTerms } from './covered.ts';
export { decimal } from './decimal.ts';
export { exchanged, wayTo } from './exchanged.ts';
export { type At, type Conversion } from './look-up.ts';
export { defaultProfile, perfilIngreso } from './perfil-ingreso.ts';
export { type Person, personsOf } from './persons.ts';
export { priceFor } from './price-for.ts';
export { type Price } from './price.ts';
export { priceRangeOf } from './price-range.ts';
export {
  type Company,
  type Dependant,
  type Pet,
  type Profile,
  type Relationship,
  type Sex,
} from './profile.ts';
export { type Reason, reasonText } from './reasons.ts';
export { priceRule, type PriceRule } from './rule.ts';
export { amount as ruleAmount, type RuleKind } from './rule-parts.ts';
export { spelledAmount, spelledDay, spelledNumber } from './spelling.ts';
export { type PersonKind, personKindsOf, sumOf as sumOfParts } from './sum-of-persons.ts';
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
} from './tables.ts';
export { type Step, sumOf } from './trace.ts';
export { traceText } from './trace-text.ts';
export { type Money, type Period, timesPerYear, type Unit, unitDigits } from './units.ts';
export {
  type Service,
  services,
  type UsageLevel,
  usageLevels,
  type UsageScenario,
  usageScenario,
  usageScenarios,
} from './usage-scenarios.ts';
export { type Users, usersOf } from './users.ts';
export { sumOfYear, type YearlyCost, yearlyCost, type YearlyStep } from './yearly-cost.ts';
export { yearlyCostText } from './yearly-cost-text.ts';
