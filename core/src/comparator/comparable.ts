/** Comparable prices of different periods: recurring ones are compared by their cost in a month. */
import { type Period, timesPerYear } from '../pricing/index.ts';

const monthsPerYear = 12;
/** A day of travel and a single payment are no instalments of a year: they are compared as they are. */
const asTheyAre: readonly Period[] = ['daily', 'once'];

/** A price of the period times this is its price for comparing. */
export const monthlyShare = (period: Period): number =>
  asTheyAre.includes(period) ? 1 : timesPerYear[period] / monthsPerYear;
