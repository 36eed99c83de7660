/** Published products as the index takes them: a few fields of each, read from the database in portions. */
import { type Pool } from 'pg';
import { type ProductContent, statedTerms } from '@cotejo/core/product-content';
import { type PriceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type OrganizationType } from '@cotejo/core/reference/organization-types';
import { type IndexedProduct } from './product-index.ts';

type Row = {
  readonly code: string;
  readonly number: string;
  readonly country: CountryCode;
  readonly publication_version: number;
  readonly organization_id: string;
  readonly insurance_type_id: string;
  readonly organization_type: OrganizationType;
  readonly price: PriceRule;
  readonly selling: ProductContent['selling'];
  readonly terms: ProductContent['terms'];
  readonly features: ProductContent['features'];
  readonly coverages: ProductContent['coverages'];
  readonly coverage_countries: readonly number[];
  readonly coverage_organizations: readonly number[];
};

/** Each publication is unpacked once: it may be a few hundred kilobytes. */
const columns = `
  select code, number, country, publication_version, organization_id, insurance_type_id,
         p.organization ->> 'type' as organization_type, p.price, c.selling, c.terms, c.features,
         c."coverageCountries" as coverage_countries,
         jsonb_path_query_array(c.coverages, '$[*] ? (@.service != null)') as coverages,
         (select coalesce(jsonb_agg(clinic -> 'id'), '[]') from jsonb_array_elements(c."coverageOrganizations") clinic)
           as coverage_organizations
  from read.product
  cross join lateral jsonb_to_record(publication) as p(content jsonb, price jsonb, organization jsonb)
  cross join lateral jsonb_to_record(p.content)
    as c(selling jsonb, terms jsonb, features jsonb, coverages jsonb, "coverageCountries" jsonb, "coverageOrganizations" jsonb)`;

const indexedOf = (row: Row): IndexedProduct => {
  const stated = statedTerms(row);
  return {
    code: row.code,
    number: Number(row.number),
    version: row.publication_version,
    rule: row.price,
    organizationId: Number(row.organization_id),
    organizationType: row.organization_type,
    insuranceTypeId: Number(row.insurance_type_id),
    isPopular: row.selling.isPopular,
    isPromoted: row.selling.isPromoted,
    ...(typeof row.selling.score === 'number' && { score: row.selling.score }),
    ...(row.terms.deductible && { deductible: row.terms.deductible }),
    ...(stated && { stated }),
    features: row.features.filter(({ included }) => included).map(({ id }) => id),
    coverageCountries: row.coverage_countries,
    coverageOrganizations: row.coverage_organizations,
  };
};

/** @returns those of the codes that visitors see, with their country */
export const readIndexed = async (
  pool: Pool,
  codes: readonly string[],
): Promise<readonly (readonly [CountryCode, IndexedProduct])[]> => {
  const { rows } = await pool.query<Row>(`${columns} where code = any($1)`, [codes]);
  return rows.map((row) => [row.country, indexedOf(row)] as const);
};

/** All that visitors see, by code: the version of each. */
export const readVersions = async (pool: Pool): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ code: string; version: number }>(
    'select code, publication_version as version from read.product',
  );
  return new Map(rows.map(({ code, version }) => [code, version]));
};
