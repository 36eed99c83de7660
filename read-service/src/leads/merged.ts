/** The first leads of several owners, or of several countries: the first of each, which a query around it merges. */
import { nobody } from '@cotejo/core/lead-records';
import { type Query, type Raw, raw, sql } from '../kit/sql.ts';

/** The query of the first leads that match; `lead` is the lead's table in it. */
type First = (matches: Raw) => Query;

/**
 * Nobody's leads stand apart from those that somebody has: they can be far more, and Postgres takes another way to the
 * first of many than to the first of few.
 */
export const firstByOwner = (owners: readonly string[], first: First): Query => {
  const theirs = owners.filter((owner) => owner !== nobody);
  const each: Query = sql
    .queryBuilder()
    .select('lead.*')
    .from(
      raw('unnest(?::uuid[]) as one(owner) cross join lateral ? lead', [
        theirs,
        first(raw('lead.owner = one.owner')),
      ]),
    );
  return owners.includes(nobody) ? each.unionAll([first(raw('lead.owner = ?', [nobody]))], true) : each;
};

/** @param countries one at least */
export const firstByCountry = (countries: readonly string[], first: First): Query =>
  sql.queryBuilder().unionAll(
    countries.map((country) => first(raw('lead.country = ?', [country]))),
    true,
  );
