/** What products name, in memory: insurers, types of insurance, clinics and terms with what they are called, and the dated tables. */
import { createHash } from 'node:crypto';
import { type Pool } from 'pg';
import { type CatalogueTermDetails, type InsuranceTypeDetails } from '@cotejo/core/insurance-types';
import { type CoverageOrganizationDetails, type OrganizationDetails } from '@cotejo/core/organizations';
import { pricingTables, type StoredTableRow, usageTable } from '@cotejo/core/dated-tables';
import { type DatedTable, type Tables } from '@cotejo/core/price-tables';
import { type UsageScenario } from '@cotejo/core/pricing';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';

export type Named<Details> = Details & { readonly id: number; readonly isHidden: boolean };
/** In the order of what visitors read. */
type ById<Details> = ReadonlyMap<number, Named<Details>>;

export type Known = {
  readonly organizations: ById<OrganizationDetails>;
  readonly insuranceTypes: ById<InsuranceTypeDetails>;
  readonly coverageOrganizations: ById<CoverageOrganizationDetails>;
  readonly terms: ById<CatalogueTermDetails>;
  /** Of each country: its taxes are its own. */
  readonly tables: { readonly [Country in CountryCode]: Tables };
  /** What a year of low, medium and high use is. */
  readonly usage: { readonly [Country in CountryCode]: DatedTable<UsageScenario> };
  /** Another whenever a table says something else. */
  readonly tablesVersion: string;
};

type EntryRow = { readonly id: string; readonly hidden: boolean; readonly details: unknown };

type Called = { readonly displayName?: string | null | undefined; readonly name?: string };
const { compare } = new Intl.Collator('es');
/** What visitors read: terms may have nothing but a name. */
export const nameOf = ({ displayName, name = '' }: Called): string => displayName || name;

/** Put in order here, once: lists and filters of hundreds of clinics only have to keep it. */
export const inOrder = <Entry extends Called & { readonly id: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => compare(nameOf(one), nameOf(other)) || one.id - other.id);

const entries = async <Details extends Called>(pool: Pool, view: string): Promise<ById<Details>> => {
  const { rows } = await pool.query<EntryRow>(
    `select id, hidden, state -> 'details' as details from read.${view}`,
  );
  const read = rows.map(({ id, hidden, details }) => ({
    ...(details as Details),
    id: Number(id),
    isHidden: hidden,
  }));
  return new Map(inOrder(read).map((entry) => [entry.id, entry]));
};

type StoredRow = Omit<StoredTableRow, 'setAt'> & { readonly version: number; readonly set_at: Date };

/** Reads all of it anew: some thousand rows, as of one moment each. */
export const readKnown = async (pool: Pool): Promise<Known> => {
  const [organizations, insuranceTypes, coverageOrganizations, terms, tables] = await Promise.all([
    entries<OrganizationDetails>(pool, 'organization'),
    entries<InsuranceTypeDetails>(pool, 'insurance_type'),
    entries<CoverageOrganizationDetails>(pool, 'coverage_organization'),
    entries<CatalogueTermDetails>(pool, 'catalogue_term'),
    pool.query<StoredRow>(
      `select name, "from"::text as from, rows, version, set_at from read.dated_table_row order by name, "from"`,
    ),
  ]);
  const stored = tables.rows.map(({ set_at, ...row }) => ({ ...row, setAt: set_at.toISOString() }));
  return {
    organizations,
    insuranceTypes,
    coverageOrganizations,
    terms,
    tables: Object.fromEntries(
      countryCodes.map((country) => [country, pricingTables(country, stored)]),
    ) as Known['tables'],
    usage: Object.fromEntries(
      countryCodes.map((country) => [country, usageTable(country, tables.rows)]),
    ) as Known['usage'],
    tablesVersion: createHash('sha256')
      .update(tables.rows.map(({ name, from, version }) => `${name}@${from}:${version}`).join(' '))
      .digest('base64url'),
  };
};

/** The categories above a type, itself first; a tree that leads back to itself ends there. */
export const lineageOf = (
  { insuranceTypes }: Pick<Known, 'insuranceTypes'>,
  id: number,
): readonly number[] => {
  const lineage: number[] = [];
  for (let next: number | null | undefined = id; next && !lineage.includes(next);) {
    lineage.push(next);
    next = insuranceTypes.get(next)?.upperTypeId;
  }
  return lineage;
};
