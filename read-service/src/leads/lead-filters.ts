/** The filters of the console's leads: the list, its counts, the board and exports ask alike. */
import { type Pool } from 'pg';
import { type z } from 'zod';
import { leads, nobody, searchPartsOf, searchWords } from '@cotejo/core/lead-records';
import { countryCodes } from '@cotejo/core/kit/country';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Viewer } from '../kit/http/bearer.ts';
import { ids, oneOf, searchText, uuid, uuids, yesOrNo } from '../kit/http/filters.ts';
import { anyOf, type Filter, filter } from '../kit/list/filter.ts';
import { columnFilters } from '../kit/list/record-listing.ts';
import { type Query, type Raw, raw, rowsOf, sql, whereAny } from '../kit/sql.ts';
import { onlyVisible, type LeadVisibility, visibilityOf, within } from './visible.ts';

/** The columns of the counters: leads in the same place are counted together. */
const placeFilters = {
  country: oneOf(countryCodes).optional(),
  statusId: ids.optional(),
  substatusId: ids.optional(),
  executiveId: uuids.nullable().optional(),
  requestTypeId: ids.optional(),
  /** Whether test requests are in sight. */
  tests: yesOrNo.optional(),
};

/** Filters that need no look at the others. Countries and statuses are asked for with what the viewer sees. */
const { country: _country, statusId: _statusId, ...ofColumns } = columnFilters(leads.table.columns, 'lead');
const separate: Readonly<Record<string, Filter>> = {
  ...ofColumns,
  id: anyOf('lead.id', uuids),
  /** Whether anybody has worked on it. */
  worked: filter(yesOrNo, (query, value) =>
    query.whereRaw(`lead.fecha_gestion is ${value ? 'not ' : ''}null`),
  ),
};

/** Filters by whose values more is decided than a condition. */
const named = {
  ...placeFilters,
  q: searchText.optional(),
  id: uuids.optional(),
  internalTraffic: yesOrNo.optional(),
  samePersonAs: uuid.optional(),
};
export const leadFilters: typeof named = {
  ...Object.fromEntries(Object.entries(separate).map(([name, { schema }]) => [name, schema.optional()])),
  ...named,
};
export type LeadFilter = z.output<z.ZodObject<typeof named>>;

/** Whether the counters can answer: nothing else was asked for. */
export const isOfPlaces = (filter: LeadFilter): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || name in placeFilters);

const both = <Value>(
  one: readonly Value[] | undefined,
  other: readonly Value[] | undefined,
): readonly Value[] | undefined =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

/** The visibility condition within the countries and owners asked for. */
const visibilityWithin = (
  viewer: Viewer,
  { country, executiveId }: LeadFilter,
  also?: readonly Permission[],
): LeadVisibility => {
  const { countries, owners } = visibilityOf(viewer, also);
  const asked = executiveId === null ? [nobody] : executiveId;
  return { countries: both(countries, country), owners: both(owners, asked) };
};

/** The question to all leads. */
export type Asked = {
  readonly filter: LeadFilter;
  /** The visibility condition within the countries and owners asked for. */
  readonly visibility: LeadVisibility;
  /** The statuses of leads that are out of sight. */
  readonly hidden: readonly number[];
  /** By which the person is known whose other leads are asked for. */
  readonly contactHashes: readonly string[];
};

/** Deleted leads and tests are out of sight, unless their status or the lead itself is asked for; tests by their filters too. */
export const hiddenStatuses = ({ statusId, id, tests, internalTraffic }: LeadFilter): readonly number[] => {
  if (statusId !== undefined || id !== undefined) return [];
  return tests || internalTraffic ? [leadStatus.deleted] : [leadStatus.deleted, leadStatus.test];
};

/** More leads of a country than one person sends: their phone is somebody's at a counter, or made up. */
const mostOfOnePhone = 5;

/** The hashes that tell a person: the phone's is none where many leads have it. */
const tellingHashes = async (pool: Pool, viewer: Viewer, leadId: string): Promise<readonly string[]> => {
  const known = sql('read.lead').select('contact_hashes', 'phone_hash').where('lead.id', leadId);
  const [lead] = await rowsOf<{ contact_hashes: string[]; phone_hash: string | null }>(
    pool,
    onlyVisible(known, viewer),
  );
  if (!lead) return [];
  const { contact_hashes: hashes, phone_hash: phone } = lead;
  if (phone === null) return hashes;
  const sharing = sql('read.lead')
    .select('id')
    .where({ phone_hash: phone })
    .limit(mostOfOnePhone + 1);
  const isRare = (await rowsOf(pool, sharing)).length <= mostOfOnePhone;
  return isRare ? hashes : hashes.filter((hash) => hash !== phone);
};

/**
 * The hashes of the person whose other leads are asked for are looked up first, so that Postgres plans with them: a
 * person's leads are few. Who may not see that lead finds none by it.
 * @param also the permissions of what is done with them, beside seeing them
 */
export const ask = async (
  pool: Pool,
  viewer: Viewer,
  filter: LeadFilter,
  also?: readonly Permission[],
): Promise<Asked> => {
  const asked = {
    filter,
    visibility: visibilityWithin(viewer, filter, also),
    hidden: hiddenStatuses(filter),
  };
  const { samePersonAs } = filter;
  if (samePersonAs === undefined) return { ...asked, contactHashes: [] };
  return { ...asked, contactHashes: await tellingHashes(pool, viewer, samePersonAs) };
};

/** A word of one or two letters has no trigram but at the beginning of a word, and is looked for there. */
const patternOf = (word: string): string =>
  `%${word.length < 3 ? ' ' : ''}${word.replace(/[\\%_]/g, '\\$&')}%`;

export const hasWords = ({ q = '' }: LeadFilter): boolean => searchWords(q).length > 0;

/** @param column the status in the query */
export const whereStatus = (query: Query, { filter, hidden }: Asked, column: string): Query => {
  whereAny(query, { [column]: filter.statusId });
  return hidden.length === 0 ? query : query.whereNotIn(column, hidden);
};

/** That a lead has every word that was typed: for those who look at one lead after the other. */
export const hasAllWords = ({ q = '' }: LeadFilter): Raw => {
  const patterns = searchWords(q).map(patternOf);
  const conditions = patterns.map(() => 'lead.search like ?');
  return raw(conditions.join(' and ') || 'true', patterns);
};

/** The same for an index: the parts of long words, which few leads have, are looked up before anything else. */
const whereWords = (query: Query, filter: LeadFilter): Query => {
  const parts = searchWords(filter.q ?? '').flatMap(searchPartsOf);
  if (parts.length > 0) query.whereRaw('lead.search_parts @> ?', [parts]);
  return hasWords(filter) ? query.where(hasAllWords(filter)) : query;
};

/** Everything that was asked for but the words. */
export const whereWordless = (query: Query, asked: Asked): Query => {
  const { filter, visibility, contactHashes } = asked;
  whereStatus(within(query, visibility), asked, 'lead.status_id');
  const given: Readonly<Record<string, unknown>> = filter;
  for (const [name, { add }] of Object.entries(separate))
    if (given[name] !== undefined) add(query, given[name] as never);
  if (filter.samePersonAs !== undefined)
    query
      .whereRaw('lead.contact_hashes && ?', [contactHashes as string[]])
      .where('lead.id', '<>', filter.samePersonAs);
  return query;
};

/** Everything that was asked for. */
export const whereAsked = (query: Query, asked: Asked): Query =>
  whereWords(whereWordless(query, asked), asked.filter);
