/** Everything that happened to the records that a viewer sees: one row an event, an export is one too. */
import { type AuditEntry } from '@cotejo/core/audit';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type AuditKind, auditKindIds } from '@cotejo/core/reference/audit-kinds';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { instant, oneOf, texts, uuids } from '../kit/http/filters.ts';
import { findPage, mostCounted, type Page } from '../kit/http/page.ts';
import { type Query, type Raw, raw, sql, whereAny, whereBetween } from '../kit/sql.ts';
import { seenCase, type VisibleRecords } from '../kit/visible-records.ts';
import { namesOf } from '../kit/staff-names.ts';
import { peopleNames } from './group-names.ts';
import { outcomesOf, stepsOf } from './audit-entry-details.ts';
import { beginningOf } from './audited-changes.ts';

const filters = {
  id: uuids.optional(),
  kind: oneOf(auditKindIds).optional(),
  type: texts.optional(),
  actorKey: texts.optional(),
  ownerId: uuids.nullable().optional(),
  aggregate: texts.optional(),
  aggregateId: texts.optional(),
  country: oneOf(countryCodes).optional(),
  correlationId: uuids.optional(),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
};
type AuditEntryFilter = ListRequest<typeof filters>['filter'];

/** Events of one moment stand in the order of the log. */
export const auditEntryShape: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'e.id', at: 'e.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: ['e.position', 'e.revision'],
};

export type AuditEntryRecord = {
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  readonly type: string;
  readonly country: CountryCode;
  readonly resource: string;
  readonly resource_id: string;
  readonly aggregate: string;
  readonly aggregate_id: string;
  readonly owner_id: string | null;
  readonly former_owner_id: string | null;
  readonly actor: Actor;
  readonly actor_key: string;
  readonly on_behalf_of_id: string | null;
  readonly told: Readonly<Record<string, unknown>> | null;
  readonly command_id: string;
  readonly correlation_id: string;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const columns = { aggregate: 'e.aggregate', id: 'e.aggregate_id' };

/**
 * Follows from the condition on each row, and is served by indexes: few rows are read for who is told of few kinds of records,
 * and all the kinds are too many for that.
 */
const mayBeTold = (rules: readonly VisibleRecords[], viewer: Viewer): Raw => {
  const audited = rules.filter(({ mayAudit }) => mayAudit?.(viewer) ?? true);
  return raw('(e.actor_key = ? or e.on_behalf_of_id = ? or e.aggregate = any(?))', [
    viewer.id,
    viewer.id,
    audited.map(({ aggregate }) => aggregate),
  ]);
};

/**
 * The events that a viewer is told of: what happened to records whose history the viewer may read, and what the viewer did, as
 * long as its record is seen. What no rule speaks of is for who did it.
 */
const told = (rules: readonly VisibleRecords[], viewer: Viewer): Query =>
  sql('read.event as e')
    .whereNotNull('e.kind')
    .where(mayBeTold(rules, viewer))
    .where(
      raw('(((e.actor_key = ? or e.on_behalf_of_id = ?) and coalesce(?, true)) or coalesce(?, false))', [
        viewer.id,
        viewer.id,
        seenCase(rules, columns, ({ seenBy }) => seenBy(viewer)),
        seenCase(rules, columns, ({ seenBy, auditedBy = seenBy }) => auditedBy(viewer)),
      ]),
    );

/** @param rules of the contexts, by kind of record */
export const matchingAuditEntries = (
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  filter: AuditEntryFilter,
): Query => {
  const { id, aggregateId, correlationId, at_gte, at_lte } = filter;
  const matching = whereAny(told(rules, viewer), {
    'e.id': id,
    'e.kind': filter.kind,
    'e.type': filter.type,
    'e.aggregate': filter.aggregate,
    'e.aggregate_id': aggregateId,
    'e.country': filter.country,
    'e.correlation_id': correlationId,
  });
  const keys = filter.actorKey;
  if (keys) {
    const ids = keys.filter((key) => uuid.test(key));
    matching.where(raw('(e.actor_key = any(?) or e.on_behalf_of_id = any(?::uuid[]))', [keys, ids]));
  }
  whereBetween(matching, { 'e.at': [beginningOf(at_gte, [id, aggregateId, correlationId]), at_lte] });
  return filter.ownerId === null
    ? matching.whereNull('e.owner_id')
    : whereAny(matching, { 'e.owner_id': filter.ownerId });
};

/** The ids by which a row may name a person, alone or in lists; those of other things have no name. */
const idsIn = (fields: AuditEntryRecord['told']): readonly string[] =>
  Object.values(fields ?? {})
    .flat()
    .filter((value): value is string => typeof value === 'string' && uuid.test(value));

/** Rows as they are shown, with names, and from which status to which a lead went. */
export const auditEntriesOf = async (
  pool: Pool,
  entries: readonly AuditEntryRecord[],
): Promise<readonly AuditEntry[]> => {
  const idsOf = (resource: string) =>
    entries.filter((entry) => entry.resource === resource).map(({ resource_id }) => resource_id);
  const people = entries.flatMap(({ owner_id, former_owner_id, on_behalf_of_id, told: fields }) => [
    owner_id,
    former_owner_id,
    on_behalf_of_id,
    ...idsIn(fields),
  ]);
  const [nameOf, actorName, steps, outcomes] = await Promise.all([
    namesOf(pool, people),
    peopleNames(
      pool,
      entries.map(({ actor_key }) => actor_key),
    ),
    stepsOf(
      pool,
      entries.filter(({ resource }) => resource === 'leads').map(({ id }) => id),
    ),
    outcomesOf(pool, idsOf('exports')),
  ]);
  const named = (id: string | null): string | null => (id === null ? null : nameOf(id));
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    kind: entry.kind,
    type: entry.type,
    country: entry.country,
    resource: entry.resource,
    resourceId: entry.resource_id,
    aggregate: entry.aggregate,
    aggregateId: entry.aggregate_id,
    ownerId: entry.owner_id,
    ownerName: named(entry.owner_id),
    formerOwnerId: entry.former_owner_id,
    formerOwnerName: named(entry.former_owner_id),
    actor: entry.actor,
    actorKey: entry.actor_key,
    actorName: actorName(entry.actor_key),
    onBehalfOfName: named(entry.on_behalf_of_id),
    told: entry.told ?? {},
    names: Object.fromEntries(
      idsIn(entry.told).flatMap((id) => {
        const name = nameOf(id);
        return name === null ? [] : [[id, name]];
      }),
    ),
    step: steps.get(entry.id) ?? null,
    outcome: outcomes.get(entry.id) ?? null,
    commandId: entry.command_id,
    correlationId: entry.correlation_id,
  }));
};

export const findAuditEntries = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<AuditEntry>> => {
  const matching = matchingAuditEntries(rules, viewer, request.filter);
  const page = await findPage<AuditEntryRecord>(pool, { matching, columns: 'e.*' }, request, mostCounted);
  return { ...page, rows: await auditEntriesOf(pool, page.rows) };
};
