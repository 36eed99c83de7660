/** Organizations, insurance types, clinics and terms as the console lists and opens them: they differ in a few columns. */
import { allowedEntryCommands } from '@cotejo/core/catalogue';
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
import { type Pool } from 'pg';
import { type z } from 'zod';
import { type Viewer } from '../../kit/http/bearer.ts';
import { alphabetical, type ListRequest, type ListShape, type SortColumn } from '../../kit/http/dialect.ts';
import { oneOf, searchText, yesOrNo } from '../../kit/http/filters.ts';
import { findPage, type Page } from '../../kit/http/page.ts';
import { raw, rowsOf, sql, whereAny, whereFound } from '../../kit/sql.ts';
import { numerals, onlyTended } from './tended.ts';

const filters = {
  id: numerals.optional(),
  q: searchText.optional(),
  country: oneOf(countryCodes).optional(),
  hidden: yesOrNo.optional(),
};
type EntryFilters = typeof filters;

/** One of the four, by the last part of its address. */
export type EntryKind = {
  readonly resource: string;
  /** What the answers of the documentation call its list, and one of it that is not there. */
  readonly summary: string;
  readonly missing: string;
  readonly view: string;
  readonly shape: ListShape<EntryFilters & z.ZodRawShape>;
  readonly record: z.ZodType;
  /** What it says, as its events hold it. */
  readonly details: z.ZodType;
  /** The last part of its history's address. */
  readonly history: string;
  /** The column of a filter that only this kind has. */
  readonly own: Readonly<Record<string, string>>;
  /** What of it is searched beside its name. */
  readonly alsoSearched?: string;
};

const shapeOf = (
  more: z.ZodRawShape,
  sorts: Readonly<Record<string, SortColumn>> = {},
): EntryKind['shape'] => ({
  filters: { ...filters, ...more },
  sorts: {
    id: 'id',
    displayName: alphabetical('display_name'),
    country: 'country',
    hidden: 'hidden',
    ...sorts,
  },
  defaultSort: ['displayName', 'ASC'],
  tieBreak: 'id',
});

export const entryKinds: readonly EntryKind[] = [
  {
    resource: 'organizations',
    summary: 'Organizaciones que ofrecen seguros',
    missing: 'No existe esa organización, o no puedes verla.',
    view: 'organization',
    shape: shapeOf({ type: oneOf(organizationTypeIds).optional() }, { type: 'type' }),
    record: organizationRecordSchema,
    details: organizationDetails,
    history: 'organization-history',
    own: { type: 'type' },
  },
  {
    resource: 'insurance-types',
    summary: 'Tipos de seguro y sus categorías',
    missing: 'No existe ese tipo de seguro, o no puedes verlo.',
    view: 'insurance_type',
    shape: shapeOf({ upperTypeId: numerals.optional() }, { name: alphabetical('name') }),
    record: insuranceTypeRecordSchema,
    details: insuranceTypeDetails,
    history: 'insurance-type-history',
    own: { upperTypeId: 'upper_type_id' },
    alsoSearched: 'name',
  },
  {
    resource: 'coverage-organizations',
    summary: 'Clínicas donde cubren los planes',
    missing: 'No existe esa clínica, o no puedes verla.',
    view: 'coverage_organization',
    shape: shapeOf({}, { registerCode: 'register_code' }),
    record: coverageOrganizationRecordSchema,
    details: coverageOrganizationDetails,
    history: 'coverage-organization-history',
    own: {},
    alsoSearched: `array_to_string(names, ' ')`,
  },
  {
    resource: 'catalogue-terms',
    summary: 'Características, etiquetas de cobertura, rubros y países de cobertura',
    missing: 'No existe ese término, o no puedes verlo.',
    view: 'catalogue_term',
    shape: shapeOf({ kind: oneOf(termKinds).optional() }, { kind: 'kind' }),
    record: catalogueTermRecordSchema,
    details: catalogueTermDetails,
    history: 'catalogue-term-history',
    own: { kind: 'kind' },
  },
];

type Somewhere = { readonly country: CountryCode };
type Stored = {
  readonly id: string;
  readonly version: number;
  readonly position: string;
  readonly state: RegisteredEntry<Somewhere>;
};
type EntryRecord = Readonly<Record<string, unknown>>;

const columns = 'id, version, position, state';

const recordOf = (viewer: Viewer, { id, version, position, state }: Stored): EntryRecord => ({
  ...entryRow(String(id), state, { version, position: String(position) }),
  allowedCommands: allowedEntryCommands(state, viewer),
});

export const findEntries = async (
  pool: Pool,
  viewer: Viewer,
  { view, own, alsoSearched }: EntryKind,
  request: ListRequest<EntryFilters & z.ZodRawShape>,
): Promise<Page<EntryRecord>> => {
  const filter = request.filter as z.output<z.ZodObject<EntryFilters>>;
  const ownFilter: Readonly<Record<string, unknown>> = request.filter;
  const searched = ['display_name', ...(alsoSearched ? [alsoSearched] : [])];
  const matching = onlyTended(sql(`read.${view}`), viewer);
  whereAny(matching, { id: filter.id, country: filter.country });
  whereFound(matching, searched, filter.q);
  if (filter.hidden !== undefined) matching.where('hidden', filter.hidden);
  for (const [name, column] of Object.entries(own))
    whereAny(matching, { [column]: ownFilter[name] as readonly unknown[] | undefined });
  const found = await findPage<Stored>(pool, { matching, columns }, request);
  return { ...found, rows: found.rows.map((row) => recordOf(viewer, row)) };
};

/** @returns nothing where there is none of that number, or none that this viewer may see */
export const findEntry = async (
  pool: Pool,
  viewer: Viewer,
  { view }: EntryKind,
  id: string,
): Promise<EntryRecord | undefined> => {
  const seen = onlyTended(sql(`read.${view}`).where('id', id), viewer);
  const [found] = await rowsOf<Stored>(pool, seen.select(raw(columns)));
  return found && recordOf(viewer, found);
};
