/** Organizations, insurance types, clinics and terms as the console lists and opens them: they differ in a few columns. */
import { allowedEntryCommands, catalogueScopeRule } from '@cotejo/core/catalogue';
import { entryRow, type RegisteredEntry } from '@cotejo/core/kit/entries';
import {
  catalogueTermDetails,
  catalogueTermRecordSchema,
  insuranceTypeDetails,
  insuranceTypeRecordSchema,
  termKinds,
} from '@cotejo/core/insurance-types';
import {
  coverageOrganizationDetails,
  coverageOrganizationRecordSchema,
  organizationDetails,
  organizationRecordSchema,
} from '@cotejo/core/organizations';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { organizationTypeIds } from '@cotejo/core/reference/organization-types';
import { z } from 'zod';
import { alphabetical } from '../../kit/http/dialect.ts';
import { oneOf } from '../../kit/http/filters.ts';
import { anyOf, holds, textIn } from '../../kit/list/filter.ts';
import { type RuledListing, type Stored as StoredRow } from '../../kit/list/listing.ts';
import { sql } from '../../kit/sql.ts';
import { numerals } from './tended.ts';

type Somewhere = { readonly country: CountryCode };
type Stored = StoredRow & {
  readonly id: string;
  readonly version: number;
  readonly position: string;
  readonly state: RegisteredEntry<Somewhere>;
};
type EntryListing = RuledListing<Readonly<Record<string, unknown>>, Stored>;

/** One of the four, by the last part of its address. */
export type EntryKind = Pick<EntryListing, 'resource' | 'summary' | 'filters'> & {
  /** The answer for one that is not there. */
  readonly missing: string;
  readonly view: string;
  readonly record: EntryListing['row'];
  /** The fields that its events hold. */
  readonly details: z.ZodType;
  /** The last part of its history's address. */
  readonly history: string;
  /** Sorts beside those that all have. */
  readonly sorts?: EntryListing['sorts'];
  /** SQL that the search looks into beside the name. */
  readonly alsoSearched?: string;
};

export const entryKinds: readonly EntryKind[] = [
  {
    resource: 'organizations',
    summary: 'Organizaciones que ofrecen seguros',
    missing: 'No existe esa organización, o no puedes verla.',
    view: 'organization',
    filters: { type: anyOf('type', oneOf(organizationTypeIds)) },
    sorts: { type: 'type' },
    record: organizationRecordSchema,
    details: organizationDetails,
    history: 'organization-history',
  },
  {
    resource: 'insurance-types',
    summary: 'Tipos de seguro y sus categorías',
    missing: 'No existe ese tipo de seguro, o no puedes verlo.',
    view: 'insurance_type',
    filters: { upperTypeId: anyOf('upper_type_id', numerals) },
    sorts: { name: alphabetical('name') },
    record: insuranceTypeRecordSchema,
    details: insuranceTypeDetails,
    history: 'insurance-type-history',
    alsoSearched: 'name',
  },
  {
    resource: 'coverage-organizations',
    summary: 'Clínicas donde cubren los planes',
    missing: 'No existe esa clínica, o no puedes verla.',
    view: 'coverage_organization',
    sorts: { registerCode: 'register_code' },
    record: coverageOrganizationRecordSchema,
    details: coverageOrganizationDetails,
    history: 'coverage-organization-history',
    alsoSearched: `array_to_string(names, ' ')`,
  },
  {
    resource: 'catalogue-terms',
    summary: 'Características, etiquetas de cobertura, rubros y países de cobertura',
    missing: 'No existe ese término, o no puedes verlo.',
    view: 'catalogue_term',
    filters: { kind: anyOf('kind', oneOf(termKinds)) },
    sorts: { kind: 'kind' },
    record: catalogueTermRecordSchema,
    details: catalogueTermDetails,
    history: 'catalogue-term-history',
  },
];

export const entryListing = (kind: EntryKind): EntryListing => ({
  resource: kind.resource,
  summary: kind.summary,
  rule: catalogueScopeRule,
  projector: 'catalogue',
  one: { summary: `${kind.summary}: una`, missing: kind.missing },
  id: 'id',
  idSchema: z.string().regex(/^[1-9]\d{0,15}$/, 'Debe ser un número.'),
  filters: {
    id: anyOf('id', numerals),
    q: textIn('display_name', ...(kind.alsoSearched ? [kind.alsoSearched] : [])),
    country: anyOf('country', oneOf(countryCodes)),
    hidden: holds('hidden'),
    ...kind.filters,
  },
  sorts: {
    displayName: alphabetical('display_name'),
    country: 'country',
    hidden: 'hidden',
    ...kind.sorts,
  },
  defaultSort: ['displayName', 'ASC'],
  from: () => sql(`read.${kind.view}`),
  held: { country: 'country' },
  columns: () => 'id, version, position, state',
  row: kind.record,
  show: (found, viewer) =>
    found.map(({ id, version, position, state }) => ({
      ...entryRow(String(id), state, { version, position: String(position) }),
      allowedCommands: allowedEntryCommands(state, viewer),
    })),
});
