/** Which leads somebody may see, as SQL: by the same rule as `maySeeLead`, where a million rows are. */
import { visibilityBy, type Staff } from '@cotejo/core/identity';
import { leadScopeRule } from '@cotejo/core/leads/server';
import { nobody } from '@cotejo/core/lead-records';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type FileScope } from '../kit/export/source.ts';
import { type Query, whereAny } from '../kit/sql.ts';

export type LeadVisibility = {
  /** All where it is left out. */
  readonly countries?: readonly CountryCode[];
  /** The owners whose leads are seen, nobody among them; all where it is left out. */
  readonly owners?: readonly string[];
};

/**
 * The leads within the scope of staff: nothing at all is an empty list of countries.
 * @param also the permissions of what is done with them, beside seeing them
 */
export const visibilityOf = (viewer: Staff, also: readonly Permission[] = []): LeadVisibility => {
  const visibility = visibilityBy({ ...leadScopeRule, also }, viewer);
  if (!visibility) return { countries: [] };
  const { country, owner } = visibility;
  return {
    ...(country && country.length < countryCodes.length && { countries: country }),
    ...(owner && { owners: owner.map((one) => one ?? nobody) }),
  };
};

/** The leads that a person's files may hold at most at this moment. @param permissions of their source */
export const leadFileScope =
  (permissions: readonly Permission[]) =>
  (viewer: Staff): FileScope => {
    const { countries = null, owners = null } = visibilityOf(viewer, permissions);
    return { countries, owners };
  };

/** @param lead the name of the lead's table in the query */
export const within = (query: Query, { countries, owners }: LeadVisibility, lead = 'lead'): Query =>
  whereAny(query, { [`${lead}.country`]: countries, [`${lead}.owner`]: owners });

/**
 * @param from.lead the name of the lead's table in the query: `lead` where it is left out
 * @param from.also the permissions of what is done with them, beside seeing them
 */
export const onlyVisible = (
  query: Query,
  viewer: Staff,
  { lead, also }: { readonly lead?: string; readonly also?: readonly Permission[] } = {},
): Query => within(query, visibilityOf(viewer, also), lead);
