/** Comparing plans: the orders, what the recommended one is made of, and how much may be asked for. Safe in a browser. */
export { type ComparatorAnswer, comparatorAnswers } from './answers.ts';
export { monthlyShare } from './comparable.ts';
export { demandPeriod, demandStep, popularity, roundedDemand } from './demand.ts';
export { mostChosen, mostOnAPage, mostShown, mostSideBySide, pageSize, tooManySideBySide } from './limits.ts';
export { defaultOrder, type Order, orders } from './orders.ts';
export { startingProfile, withAssumptions } from './profile.ts';
export { affinity, recommendation, recommended, traitsOf, weightsFor } from './ranking.ts';
export {
  compileYearlyCost,
  whyNoYear,
  yearlyEstimate,
  type YearlyOptions,
  type YearlyPlan,
  yearlyTotals,
  type YearOf,
} from './yearly-estimate.ts';
