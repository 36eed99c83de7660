/** Organizations as visitors see them, and what each has on offer. */
import { type Pool } from 'pg';
import { type z } from 'zod';
import { type organizationAnswers, type OrganizationDetails } from '@cotejo/core/organizations';
import { mostChosen } from '@cotejo/core/comparator';
import { type CountryCode } from '@cotejo/core/kit/country';
import { organizationTypeAlias, organizationTypes } from '@cotejo/core/reference/organization-types';
import { plainlyInAddresses } from '@cotejo/core/kit/text';
import { ids } from '../../kit/http/loose-fields.ts';
import { type Known, type Named } from '../known.ts';

export type ShownOrganization = z.infer<typeof organizationAnswers.organization>;
export type Organization = Named<OrganizationDetails>;

/** What a visitor has chosen: it is marked, and nothing is left out. */
export const chosenOrganizations = {
  organizations: ids(mostChosen).describe('las elegidas, por su número: las marca selected, y no filtra'),
};

/** @param chosen the numbers of those that a visitor has chosen */
export const shownOrganization = (one: Organization, chosen: readonly number[] = []): ShownOrganization => ({
  id: one.id,
  displayName: one.displayName,
  organizationCode: one.organizationCode,
  type: one.type,
  legalName: one.legalName || null,
  abbreviation: one.abbreviation || null,
  description: one.description || null,
  isOpen: one.isOpen ?? null,
  isDemo: one.isDemo,
  metadata: {
    url: one.url,
    typeAlias: one.typeAlias || organizationTypeAlias(one.type),
    image: one.image ?? null,
    color: one.brandColour ?? null,
    selected: chosen.includes(one.id),
  },
});

/** A country's that are not hidden, by name. */
export const organizationsIn = ({ organizations }: Known, country: CountryCode): readonly Organization[] =>
  [...organizations.values()].filter((one) => one.country === country && !one.isHidden);

/** Whether an organization is of a kind, by its type or by what visitors call it: `EPS`, `aseguradora`, `Clinica`. */
export const isOfKind = (one: Organization, kind: string): boolean =>
  [one.type, one.typeAlias || organizationTypeAlias(one.type)].some(
    (name) => plainlyInAddresses(name) === plainlyInAddresses(kind),
  );

/** Whether there is such a kind at all, by its name or by how visitors call it. */
export const isKind = (kind: string): boolean =>
  organizationTypes.some(({ id, name, alias }) =>
    [id, name, alias].some((one) => plainlyInAddresses(one) === plainlyInAddresses(kind)),
  );

export type OnOffer = {
  readonly organizationId: number;
  readonly insuranceTypeId: number;
  readonly products: number;
};

/**
 * How many products each organization has published, by type.
 * @param types the numbers of those that count; all where none are given
 */
export const productsOnOffer = async (
  pool: Pool,
  country: CountryCode,
  types?: readonly number[],
): Promise<readonly OnOffer[]> => {
  const { rows } = await pool.query<{ organization: string; type: string; products: string }>(
    `select organization_id as organization, insurance_type_id as type, count(*) as products
     from read.product where country = $1 and ($2::bigint[] is null or insurance_type_id = any($2))
     group by 1, 2 order by 1, 2`,
    [country, types],
  );
  return rows.map(({ organization, type, products }) => ({
    organizationId: Number(organization),
    insuranceTypeId: Number(type),
    products: Number(products),
  }));
};

/** In how many clinics an organization's products cover. */
export const countClinicsOf = async (pool: Pool, organizationId: number): Promise<number> => {
  const { rows } = await pool.query<{ total: string }>(
    `select count(distinct clinic ->> 'id') as total
     from read.product, jsonb_array_elements(publication #> '{content,coverageOrganizations}') clinic
     where organization_id = $1`,
    [organizationId],
  );
  return Number(rows[0]!.total);
};
