/** The persons of a profile that use a plan in a year: those that it insures. */
import { insuresOf } from '../rules/kinds.ts';
import { type At, isMissing } from '../../price-tables/index.ts';
import { insuredAmong, type Person } from '../persons/persons.ts';
import { type PriceRule } from '../rules/rule.ts';

/** @returns those who have a price; nothing where a plan is none of persons for a year: a company's, a pet's, a trip's */
export type Users = (persons: readonly Person[]) => readonly Person[] | undefined;

/**
 * @param at the day whose tables say who has a price
 * @returns a function of `personsOf`; it chooses whom `priceFor` finds a price for
 */
export const usersOf = (rule: PriceRule, at: At): Users => {
  if (rule.kind === 'fixed') return (persons) => persons;
  const insured = rule.kind === 'perDay' ? undefined : insuresOf(rule, at);
  if (!insured) return () => undefined;
  return isMissing(insured) ? () => [] : (persons) => insuredAmong(insured, persons);
};
