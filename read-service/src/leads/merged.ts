/** The first leads of several owners, or of several countries: the first of each, which a query around it merges. */
import { nobody } from '@cotejo/core/lead-records';
import { type Where } from '../kit/http/where.ts';

/** The query of the first leads that match, in brackets; `lead` is the lead's table in it. */
type First = (matches: string) => string;

/**
 * Nobody's leads stand apart from those that somebody has: they can be far more, and Postgres takes another way to the
 * first of many than to the first of few.
 */
export const firstByOwner = (condition: Where, owners: readonly string[], first: First): string => {
  const theirs = condition.value(owners.filter((owner) => owner !== nobody));
  const each = `select lead.* from unnest(${theirs}::uuid[]) as one(owner)
                cross join lateral ${first('lead.owner = one.owner')} lead`;
  return owners.includes(nobody)
    ? `${each} union all ${first(`lead.owner = ${condition.value(nobody)}`)}`
    : each;
};

/** @param countries one at least */
export const firstByCountry = (condition: Where, countries: readonly string[], first: First): string =>
  countries.map((country) => first(`lead.country = ${condition.value(country)}`)).join(' union all ');
