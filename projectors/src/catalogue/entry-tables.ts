/** Organizations, insurance types, clinics and terms as they stand, a row each. */
import { indexedText } from '@cotejo/core/kit/text';
import {
  type CatalogueTerm,
  catalogueTerm,
  type CatalogueTermEvent,
  type InsuranceType,
  insuranceType,
  type InsuranceTypeEvent,
} from '@cotejo/core/insurance-types';
import {
  type CoverageOrganization,
  coverageOrganization,
  type CoverageOrganizationEvent,
  type Organization,
  organization,
  type OrganizationEvent,
} from '@cotejo/core/organizations';
import { type Entry } from '@cotejo/core/kit/entries';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type FoldedTable } from '../kit/projector/index.ts';

const entryTable = (table: string, more: string): string => `
  create table if not exists ${table} (
    id bigint primary key,
    version int not null,
    position bigint not null,
    country text not null,
    hidden boolean not null,
    display_name text not null,
    ${more}
    state jsonb not null
  );
  create index if not exists ${table}_country on ${table} (country, display_name, id);`;

export const entryTables =
  entryTable('organization', 'type text not null, url text not null,') +
  entryTable('insurance_type', 'name text not null, url text not null, upper_type_id bigint,') +
  entryTable('coverage_organization', 'register_code text, names text[] not null,') +
  entryTable('catalogue_term', 'kind text not null,');

type Registered<State> = Extract<State, { readonly details: object }>;
type Details<State> = Registered<State>['details'];

/** The columns that all of them have, and some more. */
const columnsOf =
  <State extends Entry<{ readonly country: CountryCode }>>(
    more: (details: Details<State>) => Readonly<Record<string, unknown>>,
  ) =>
  (_: string, entry: State): Readonly<Record<string, unknown>> | undefined => {
    if (entry.status === 'unknown') return undefined;
    const { status, details } = entry as Registered<State>;
    return { country: details.country, hidden: status === 'hidden', ...more(details) };
  };

export const organizationTable: FoldedTable<Organization, OrganizationEvent> = {
  table: 'organization',
  key: 'id',
  fold: organization,
  columns: columnsOf<Organization>(({ displayName, type, url }) => ({
    display_name: indexedText(displayName),
    type,
    url,
  })),
};

export const insuranceTypeTable: FoldedTable<InsuranceType, InsuranceTypeEvent> = {
  table: 'insurance_type',
  key: 'id',
  fold: insuranceType,
  columns: columnsOf<InsuranceType>(({ displayName, name, url, upperTypeId }) => ({
    display_name: indexedText(displayName),
    name,
    url,
    upper_type_id: upperTypeId ?? null,
  })),
};

export const coverageOrganizationTable: FoldedTable<CoverageOrganization, CoverageOrganizationEvent> = {
  table: 'coverage_organization',
  key: 'id',
  fold: coverageOrganization,
  columns: columnsOf<CoverageOrganization>(({ displayName, registerCode, aliases }) => ({
    display_name: indexedText(displayName),
    register_code: registerCode ?? null,
    names: [displayName, ...aliases],
  })),
};

export const catalogueTermTable: FoldedTable<CatalogueTerm, CatalogueTermEvent> = {
  table: 'catalogue_term',
  key: 'id',
  fold: catalogueTerm,
  columns: columnsOf<CatalogueTerm>(({ displayName, name, kind }) => ({
    display_name: indexedText(displayName || name),
    kind,
  })),
};
