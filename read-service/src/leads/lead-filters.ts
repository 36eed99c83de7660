/** What the console's leads are filtered by: the list, its counts, the board and exports ask alike. */
import { type Pool } from 'pg';
import { type z } from 'zod';
import { nobody, searchPartsOf, searchWords } from '@cotejo/core/lead-records';
import { countryCodes } from '@cotejo/core/kit/country';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { type Viewer } from '../kit/http/bearer.ts';
import { ids, instant, oneOf, searchText, texts, uuid, uuids, yesOrNo } from '../kit/http/filters.ts';
import { type Where, where } from '../kit/http/where.ts';
import { onlyVisible, type Sight, sightOf, within } from './visible.ts';

const dates = {
  fecha: 'fecha',
  fecha_asignado: 'fecha_asignado',
  fecha_gestion: 'fecha_gestion',
  fecha_cierre: 'fecha_cierre',
  fecha_ultimo_estado: 'fecha_ultimo_estado',
  appointmentAt: 'appointment_at',
} as const;
type DateField = keyof typeof dates;
const dateFields = Object.keys(dates) as DateField[];

type DateFilters = Record<`${DateField}_${'gte' | 'lte'}`, z.ZodOptional<typeof instant>>;
const dateFilters = Object.fromEntries(
  dateFields.flatMap((field) => [`${field}_gte`, `${field}_lte`]).map((name) => [name, instant.optional()]),
) as DateFilters;

/** What the counters know: of leads that stand in the same place. */
const placeFilters = {
  country: oneOf(countryCodes).optional(),
  statusId: ids.optional(),
  substatusId: ids.optional(),
  executiveId: uuids.nullable().optional(),
  requestTypeId: ids.optional(),
};

export const leadFilters = {
  q: searchText.optional(),
  id: uuids.optional(),
  ...placeFilters,
  failureReasonId: ids.optional(),
  productCode: texts.optional(),
  originLead: texts.optional(),
  internalTraffic: yesOrNo.optional(),
  duplicateOf: uuids.optional(),
  samePersonAs: uuid.optional(),
  erased: yesOrNo.optional(),
  /** Whether anybody has worked on it: it has a `fecha_gestion`. */
  worked: yesOrNo.optional(),
  ...dateFilters,
};
export type LeadFilter = z.output<z.ZodObject<typeof leadFilters>>;

/** Whether the counters can answer: nothing else was asked for. */
export const isOfPlaces = (filter: LeadFilter): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || name in placeFilters);

const both = <Value>(
  one: readonly Value[] | undefined,
  other: readonly Value[] | undefined,
): readonly Value[] | undefined =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

/** What a viewer sees of the leads of the countries and owners that were asked for. */
export const sightWithin = (viewer: Viewer, { country, executiveId }: LeadFilter): Sight => {
  const { countries, owners } = sightOf(viewer);
  const asked = executiveId === null ? [nobody] : executiveId;
  return { countries: both(countries, country), owners: both(owners, asked) };
};

/** A deleted lead is out of sight, unless it is asked for. */
export const statusesOf = ({ statusId, id }: LeadFilter, column: string, condition: Where): Where =>
  statusId || id ? condition.addAny(column, statusId) : condition.add(`${column} <> $`, leadStatus.deleted);

/** What somebody asks of all leads. */
export type Asked = {
  readonly filter: LeadFilter;
  /** What the asker sees of the countries and owners that were asked for. */
  readonly sight: Sight;
  /** Whether deleted leads count: a deleted one is out of sight, unless its status or the lead itself is asked for. */
  readonly deleted: boolean;
  /** By which the person is known whose other leads are asked for. */
  readonly contactHashes: readonly string[];
};

/**
 * The hashes of the person whose other leads are asked for are looked up first, so that Postgres plans with them: a
 * person's leads are few. Who may not see that lead finds none by it.
 */
export const ask = async (pool: Pool, viewer: Viewer, filter: LeadFilter): Promise<Asked> => {
  const asked = {
    filter,
    sight: sightWithin(viewer, filter),
    deleted: filter.statusId !== undefined || filter.id !== undefined,
  };
  if (filter.samePersonAs === undefined) return { ...asked, contactHashes: [] };
  const { text, values } = onlyVisible(where().add('lead.id = $', filter.samePersonAs), viewer);
  const { rows } = await pool.query<{ contact_hashes: string[] }>(
    `select contact_hashes from read.lead where ${text}`,
    [...values],
  );
  return { ...asked, contactHashes: rows[0]?.contact_hashes ?? [] };
};

/** A word of one or two letters has no trigram but at the beginning of a word, and is looked for there. */
const patternOf = (word: string): string =>
  `%${word.length < 3 ? ' ' : ''}${word.replace(/[\\%_]/g, '\\$&')}%`;

export const hasWords = ({ q = '' }: LeadFilter): boolean => searchWords(q).length > 0;

/** @param column the status in the query */
export const statusCondition = (condition: Where, { filter, deleted }: Asked, column: string): Where => {
  condition.addAny(column, filter.statusId);
  return deleted ? condition : condition.add(`${column} <> $`, leadStatus.deleted);
};

/** The words that were typed, each as a condition of its own: for those who look at one lead after the other. */
export const wordConditions = (condition: Where, { q = '' }: LeadFilter): Where =>
  searchWords(q).reduce((all, word) => all.add('lead.search like $', patternOf(word)), condition);

/** The same for an index: the parts of long words, which few leads have, are looked up before anything else. */
const indexedWords = (condition: Where, filter: LeadFilter): Where => {
  const parts = searchWords(filter.q ?? '').flatMap(searchPartsOf);
  if (parts.length > 0) condition.add('lead.search_parts @> $', parts);
  return wordConditions(condition, filter);
};

/** Everything that was asked for but the words. */
export const wordlessCondition = (asked: Asked): Where => {
  const { filter, sight, contactHashes } = asked;
  const condition = statusCondition(within(where(), sight), asked, 'lead.status_id')
    .addAny('lead.id', filter.id)
    .addAny('lead.substatus_id', filter.substatusId)
    .addAny('lead.request_type_id', filter.requestTypeId)
    .addAny('lead.failure_reason_id', filter.failureReasonId)
    .addAny('lead.product_code', filter.productCode)
    .addAny('lead.origin_lead', filter.originLead)
    .addAny('lead.duplicate_of', filter.duplicateOf);
  for (const field of dateFields)
    condition
      .addGiven(`lead.${dates[field]} >= $`, filter[`${field}_gte`])
      .addGiven(`lead.${dates[field]} <= $`, filter[`${field}_lte`]);
  // Written out, for the indexes of what is rare are of those rows alone.
  if (filter.internalTraffic !== undefined)
    condition.add(filter.internalTraffic ? 'lead.internal_traffic' : 'not lead.internal_traffic');
  if (filter.erased !== undefined) condition.add(filter.erased ? 'lead.erased' : 'not lead.erased');
  if (filter.worked !== undefined) condition.add(`lead.fecha_gestion is ${filter.worked ? 'not ' : ''}null`);
  if (filter.samePersonAs !== undefined)
    condition.add('lead.contact_hashes && $', contactHashes).add('lead.id <> $', filter.samePersonAs);
  return condition;
};

/** Everything that was asked for. */
export const leadCondition = (asked: Asked): Where => indexedWords(wordlessCondition(asked), asked.filter);
