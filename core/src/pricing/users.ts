/** Who of a profile uses what a plan covers in a year: the persons that it insures. */
import { bandOf } from './bands.ts';
import { type At } from './look-up.ts';
import { insuredAmong, type Person } from './persons.ts';
import { factorFor } from './risk-factors.ts';
import { type PriceRule } from './rule.ts';
import { everybody } from './rules/isapre.ts';
import { rowAt } from './tables.ts';

/** @returns those who have a price; nothing where a plan is none of persons for a year: a company's, a pet's, a trip's */
export type Users = (persons: readonly Person[]) => readonly Person[] | undefined;

/**
 * @param at the day whose tables say who has a price
 * @returns a function of `personsOf`; it chooses whom `priceFor` finds a price for
 */
export const usersOf = (rule: PriceRule, { day, tables }: At): Users => {
  switch (rule.kind) {
    case 'fixed':
      return (persons) => persons;
    case 'perInsured':
      return (persons) => insuredAmong(rule, persons, () => true);
    case 'ageBands':
      return (persons) =>
        insuredAmong(rule, persons, ({ age, sex }) => bandOf(rule.bands, age, sex) !== undefined);
    case 'eps': {
      const { premium } = rule;
      if (premium.by === 'household') return (persons) => insuredAmong(rule, persons, () => true);
      return (persons) =>
        insuredAmong(rule, persons, ({ age, sex }) => bandOf(premium.bands, age, sex) !== undefined);
    }
    case 'isapre': {
      const factors = rowAt(tables.riskFactors, day);
      return (persons) =>
        factors
          ? insuredAmong(
              { insured: everybody },
              persons,
              (person) => factorFor(factors.row, person) !== undefined,
            )
          : [];
    }
    default:
      return () => undefined;
  }
};
