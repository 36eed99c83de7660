/** What somebody of whom little is known is told that a demo plan costs. */
import { type Money } from '@cotejo/core/kit/money';
import { priceFor, type PriceRule } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { demoTables } from './tables.ts';

const day = '2026-08-01';
const tables = new Map(countryCodes.map((country) => [country, demoTables(day, country)]));

/** A man of 25 with a dog, who runs a company of twenty. */
const profile: Omit<Profile, 'country'> = {
  policyholders: [{ sex: 'male', age: 25 }],
  dependants: [],
  pets: [{ species: 'dog', age: 3 }],
  company: { employees: 20, dependants: 0 },
  sctr: { income: 100_000, employees: 20 },
  guards: 20,
  trip: { days: 7 },
  isEntered: false,
};

/** @returns nothing for a plan that does not take him */
export const startingPrice = (rule: PriceRule, country: CountryCode): Money | undefined =>
  priceFor(rule, { country, ...profile }, { day, tables: tables.get(country)! }).total;
