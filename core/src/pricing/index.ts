/** Prices: what a product costs for whom on which day, exact to the minor unit, and how that came about. */
export { decimal } from './decimal.ts';
export { type Notice } from './notices.ts';
export { type Price, type PricedProfile, type PriceOptions, type Share, type Split } from './price.ts';
export {
  type Company,
  type Dependant,
  type Pet,
  type Policyholder,
  type Profile,
  type Relationship,
  type RiskyWork,
  type Sex,
  type Species,
} from './profile.ts';
export { type Reason } from './reasons.ts';
export { priceRule, type PriceRule, type RuleKind } from './rule.ts';
export {
  type DatedTable,
  type Day,
  type ExchangePair,
  exchangePairs,
  rowAt,
  type TableName,
  tableRows,
  type Tables,
} from './tables.ts';
export { type Step, sumOf, type Trace } from './trace.ts';
export { type Money, type Period, timesPerYear, type Unit, unitDigits } from './units.ts';
