/** What happened to coverages: to one, newest first, or to all that a viewer sees, with how long each step took. */
import { type Identity } from '@cotejo/core/insured-people';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import {
  type CoverageHistoryRecord,
  insuredAs,
  policyEmployeeEvents,
  reviewEvents,
} from '@cotejo/core/policy-employees';
import {
  coverageHistoryRecordSchema,
  coverageHistoryRule,
  coverageHistoryTable,
} from '@cotejo/core/policy-employees/server';
import { withActorNames } from '../kit/staff-names.ts';
import { listOf, oneOf, texts, uuids } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, condition, period } from '../kit/list/filter.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { type AccessLogParts } from '../kit/access-log.ts';
import { sql } from '../kit/sql.ts';
import { traceOfPeople } from './coverages.ts';
import { coverageIds } from './ids.ts';

type StoredHistory = Stored & {
  readonly person_identity: Identity | null;
  readonly company_name: string | null;
  readonly policy_number: string | null;
  readonly before: Date | null;
};

/** The instant of what happened to the same coverage before; a review is nothing that happened to it. */
const before = `(select b.at from read.coverage_history as b where b.record_id = h.record_id
  and b.type not in (${reviewEvents.map((type) => `'${type}'`).join(', ')})
  and (b.at, b.position) < (h.at, h.position) order by b.at desc, b.position desc limit 1)`;

export const coverageHistoryListing: RuledListing<CoverageHistoryRecord, StoredHistory> = {
  resource: 'coverage-history',
  summary: 'Qué pasó con las coberturas que puedes ver, y cuánto tardó (filtro recordId para una)',
  rule: coverageHistoryRule,
  projector: 'collective',
  id: 'h.id',
  filters: {
    recordId: anyOf('h.record_id', listOf(coverageIds, 'Debe ser el identificador de una cobertura.')),
    policyId: anyOf('h.policy_id', uuids),
    companyId: anyOf('h.company_id', texts),
    insurerId: anyOf('h.insurer_id', texts),
    country: anyOf('h.country', oneOf(countryCodes)),
    type: anyOf('h.type', oneOf(Object.keys(policyEmployeeEvents))),
    actorId: condition("h.actor->>'id' = any(?::text[])", uuids),
    ...period('at', 'h.at'),
  },
  sorts: { at: 'h.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'h.position',
  countedTo: mostCounted,
  from: () =>
    sql('read.coverage_history as h')
      .leftJoin('read.insured_person as p', 'p.id', 'h.person_id')
      .leftJoin('read.company as c', 'c.id', 'h.company_id')
      .leftJoin('read.policy as l', 'l.id', 'h.policy_id'),
  held: { country: 'h.country', company: 'h.company_id' },
  columns: () =>
    [
      ...rowColumns(coverageHistoryTable, 'h'),
      'p.identity as person_identity',
      'c.legal_name as company_name',
      'l.number as policy_number',
      `${before} as before`,
    ].join(', '),
  row: coverageHistoryRecordSchema,
  async show(found, _, pool) {
    const rows = await withActorNames(
      pool,
      found.map((stored) => readRow(coverageHistoryTable, stored)),
    );
    return rows.map((row, place) => {
      const { person_identity: identity, company_name, policy_number, before } = found[place]!;
      return {
        ...row,
        personName: insuredAs(identity ? { country: row.country, identity } : undefined).personName,
        companyName: company_name,
        policyNumber: policy_number,
        after: before && Math.max(0, Math.round((Date.parse(row.at) - before.getTime()) / 1_000)),
      };
    });
  },
};

export const tracedCoverageHistory = (
  parts: AccessLogParts,
): RuledListing<CoverageHistoryRecord, StoredHistory> => ({
  ...coverageHistoryListing,
  trace: traceOfPeople(parts),
});
