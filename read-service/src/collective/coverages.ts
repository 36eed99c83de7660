/** The coverages that a viewer sees: as a list and one by one; a look at each person is recorded before it is shown. */
import { type Identity } from '@cotejo/core/insured-people';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { insurerNotifications } from '@cotejo/core/policies';
import {
  allowedProcessCommands,
  type CoverageRecord,
  coverageRecordSchema,
  type CoverageRow,
  coverageTable,
  insuredAs,
  latenessOf,
  processRule,
} from '@cotejo/core/policy-employees';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { idsOf } from '@cotejo/core/reference/collective-tables';
import { namesOf } from '../kit/staff-names.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { day, oneOf, texts, uuids, yesOrNo } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, condition, filter, type Filter, wordsIn } from '../kit/list/filter.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { type AccessLogParts, recordAccesses } from '../kit/access-log.ts';
import { whereSeen } from '../kit/scope.ts';
import { raw, sql } from '../kit/sql.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';
import { localToday } from './cutting-sql.ts';
import { coverageIds } from './ids.ts';

type Dated = readonly { readonly value: number; readonly from: string }[];
type StoredCoverage = Stored & {
  readonly person_identity: Identity | null;
  readonly holder_identity: Identity | null;
  readonly company_name: string | null;
  readonly insurer_name: string | null;
  readonly policy_number: string | null;
  readonly policy_from: string | null;
  readonly policy_until: string | null;
  readonly insurer_notification: CoverageRecord['insurerNotification'];
  readonly cutting_days: Dated | null;
  readonly retroactive_days: Dated | null;
};

const lateness = (comparison: '<' | '>='): string =>
  `v.due_on ${comparison} ${localToday('v.country')}::text`;

const whether = (yes: string, no: string): Filter =>
  filter(yesOrNo, (query, isSo) => query.where(raw(isSo ? yes : no)));

/** Requests that wait for a file for the insurer; none of a policy whose company tells the insurer itself. */
export const unsent = `v.status in ('PROCESS_ACTIVATION', 'PROCESS_CANCELLATION') and v.file_id is null
  and l.insurer_notification is distinct from 'none'`;

const held = { country: 'v.country', company: 'v.company_id' } as const;

const related = `p.identity as person_identity, h.identity as holder_identity, c.legal_name as company_name,
  o.display_name as insurer_name, l.number as policy_number, l.valid_from as policy_from, l.valid_until as policy_until,
  l.insurer_notification,
  t.cutting_days, t.retroactive_days`;

const namesIn = (row: CoverageRow, stored: StoredCoverage) => {
  const as = (identity: Identity | null) =>
    insuredAs(identity ? { country: row.country, identity } : undefined);
  return {
    ...as(stored.person_identity),
    holderName: row.personId === row.holderId ? null : as(stored.holder_identity).personName,
    companyName: stored.company_name,
    insurerName: stored.insurer_name,
    policyNumber: stored.policy_number,
    policyFrom: stored.policy_from,
    policyUntil: stored.policy_until,
    insurerNotification: stored.insurer_notification,
  };
};

export const coverageListing: RuledListing<CoverageRecord, StoredCoverage> = {
  resource: 'policy-employees',
  summary: 'Las altas, las coberturas y las bajas que puedes ver; queda registrado a quiénes viste',
  rule: processRule,
  projector: 'collective',
  one: { summary: 'Una cobertura', missing: 'No existe esa cobertura, o no puedes verla.' },
  ids: { summary: 'Los identificadores de las coberturas que deja un filtro' },
  count: { summary: 'Cuántas coberturas deja un filtro' },
  id: 'v.id',
  idSchema: coverageIds,
  filters: {
    q: wordsIn('p.search_text'),
    country: anyOf('v.country', oneOf(countryCodes)),
    companyId: anyOf('v.company_id', texts),
    insurerId: anyOf('v.insurer_id', texts),
    policyId: anyOf('v.policy_id', uuids),
    personId: anyOf('v.person_id', uuids),
    holderId: anyOf('v.holder_id', uuids),
    status: anyOf('v.status', oneOf(idsOf(policyEmployeeStatuses))),
    // Both stand there together; an index of each order has the one that it begins with.
    waiting: whether('v.waiting_since is not null and v.due_on is not null', 'v.waiting_since is null'),
    unsent: whether(unsent, `v.file_id is not null`),
    insurerNotification: anyOf('l.insurer_notification', oneOf(insurerNotifications)),
    dueOn: condition('v.due_on = ?', day),
    late: whether(lateness('<'), lateness('>=')),
    inForceOn: condition(
      `v.status in ('ACTIVE', 'PROCESS_CANCELLATION', 'CANCELED') and not v.annulled
        and v.covered_from <= ? and (v.covered_until is null or v.covered_until > ?)`,
      day,
    ),
  },
  sorts: {
    askedAt: 'v.asked_at',
    waitingSince: 'v.waiting_since',
    dueOn: 'v.due_on',
    coveredFrom: 'v.covered_from',
    personName: alphabetical('p.name'),
  },
  defaultSort: ['askedAt', 'DESC'],
  countedTo: mostCounted,
  from: () =>
    sql('read.coverage as v')
      .leftJoin('read.insured_person as p', 'p.id', 'v.person_id')
      .leftJoin('read.insured_person as h', 'h.id', 'v.holder_id')
      .leftJoin('read.company as c', 'c.id', 'v.company_id')
      .leftJoin('read.policy as l', 'l.id', 'v.policy_id')
      .leftJoin('read.organization as o', raw('o.id::text = v.insurer_id'))
      .leftJoin('read.insurer_terms as t', 't.id', 'v.insurer_id'),
  held,
  columns: () => [...rowColumns(coverageTable, 'v'), related].join(', '),
  row: coverageRecordSchema,
  async show(found, viewer, pool) {
    const now = new Date();
    const rows = found.map((stored) => readRow(coverageTable, stored));
    const nameOf = await namesOf(
      pool,
      rows.flatMap(({ askedBy, cancellation, reviewedBy }) => [
        askedBy,
        cancellation?.by ?? null,
        reviewedBy,
      ]),
    );
    return rows.map((row, place) => {
      const stored = found[place]!;
      const { askedBy, cancellation, askedAt, reviewedBy, reviewUntil } = row;
      const reviewedByName = reviewedBy && nameOf(reviewedBy);
      const terms = {
        cuttingDays: stored.cutting_days ?? [],
        retroactiveDays: stored.retroactive_days ?? [],
      };
      const state = {
        ...row,
        asked: { by: askedBy, at: askedAt },
        cancellation: cancellation ?? undefined,
        review: reviewUntil === null ? undefined : { by: reviewedBy, until: reviewUntil },
        reviewedByName,
      };
      return {
        ...row,
        ...namesIn(row, stored),
        askedByName: askedBy && nameOf(askedBy),
        cancellationByName: cancellation?.by ? nameOf(cancellation.by) : null,
        reviewedByName,
        ...latenessOf(row, terms, now),
        allowedCommands: allowedProcessCommands(state, viewer, now),
      };
    });
  },
};

/** Records a look at each person of some rows whose name is shown, once. */
export const traceOfPeople =
  (parts: AccessLogParts) =>
  (
    viewer: Parameters<typeof recordAccesses>[1],
    rows: readonly (Pick<CoverageRecord, 'personId' | 'country'> & { readonly personName: string | null })[],
  ): Promise<void> => {
    const shown = new Map(
      rows.flatMap(({ personId: id, country, personName }) =>
        personName === null ? [] : [[id, { id, country }]],
      ),
    );
    return recordAccesses(parts, viewer, 'insured-people', 'page', [...shown.values()]);
  };

export const tracedCoverages = (parts: AccessLogParts): RuledListing<CoverageRecord, StoredCoverage> => ({
  ...coverageListing,
  trace: traceOfPeople(parts),
});

/** Streams are families': who sees one of its coverages sees what happened to the family. */
const familiesSeenBy: VisibleRecords['seenBy'] = (viewer, also = []) =>
  whereSeen(sql('read.coverage as v'), { ...processRule, also }, viewer, held).select(
    raw("v.policy_id || '.' || v.holder_id as id"),
  );

export const visibleFamilies: VisibleRecords = {
  aggregate: 'policy-employees',
  idType: 'text',
  seenBy: familiesSeenBy,
  auditedBy: (viewer) => familiesSeenBy(viewer, ['employee:read-history']),
};
