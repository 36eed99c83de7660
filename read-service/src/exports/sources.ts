/** What can be exported: what it may be asked by, which columns it has, and where its rows come from. */
import { type ExportResource } from '@cotejo/core/exports';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Pool } from 'pg';
import {
  statusChangeList,
  statusChangeRows,
  type StatusChangeEntry,
  statusChangeSelect,
} from '../audit/index.ts';
import { type Viewer } from '../kit/http/bearer.ts';
import { readList } from '../kit/http/dialect.ts';
import { ask, leadCondition, leadList, leadListRows } from '../leads/index.ts';
import { type Column } from './columns/column.ts';
import { leadColumns } from './columns/lead-columns.ts';
import { statusChangeColumns } from './columns/status-change-columns.ts';
import { type Cell } from './format/cell.ts';
import { type ExportRequest } from './sealing.ts';

/** Everything that matches, as a query whose rows are read some at a time. */
export type Selection = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Some of the query's rows as cells, and the leads that they tell of. */
  readonly cells: (
    rows: readonly never[],
  ) => Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly leadIds: readonly string[] }>;
};

export type ExportSource = {
  readonly permissions: readonly Permission[];
  /** Of the file and of its sheet. */
  readonly name: string;
  readonly labels: (columns?: readonly string[]) => readonly string[];
  /** The fields that columns can be asked for by. */
  readonly fields: readonly string[];
  /** @throws HttpProblem (400) that names what is wrong with the filter or the sort */
  readonly check: (request: ExportRequest) => void;
  readonly select: (pool: Pool, viewer: Viewer, request: ExportRequest) => Promise<Selection>;
};

/** As the list's address has it: an export asks in the same words. */
const asQuery = ({ filter, sort }: ExportRequest) => ({
  filter: JSON.stringify(filter),
  ...(sort && { sort: JSON.stringify(sort) }),
});

const chosen = <Row>(
  columns: readonly Column<Row>[],
  fields: readonly string[] | undefined,
): readonly Column<Row>[] => (fields ? columns.filter(({ field }) => fields.includes(field)) : columns);

const tabled = <Row>(columns: readonly Column<Row>[]) => ({
  labels: (fields?: readonly string[]) => chosen(columns, fields).map(({ label }) => label),
  fields: [...new Set(columns.map(({ field }) => field))],
});

const leads: ExportSource = {
  permissions: ['leads:export'],
  name: 'Solicitudes',
  ...tabled(leadColumns),
  check: (request) => void readList(asQuery(request), leadList),
  async select(pool, viewer, request) {
    const { filter, orderBy } = readList(asQuery(request), leadList);
    const condition = leadCondition(await ask(pool, viewer, filter));
    const columns = chosen(leadColumns, request.columns);
    return {
      text: `select lead.id from read.lead lead where ${condition.text} order by ${orderBy}`,
      values: condition.values,
      async cells(found: readonly { readonly id: string }[]) {
        const rows = await leadListRows(
          pool,
          found.map(({ id }) => id),
          viewer,
        );
        return {
          rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
          leadIds: rows.map(({ id }) => id),
        };
      },
    };
  },
};

const statusChanges: ExportSource = {
  permissions: ['leads:export', 'leads:audit'],
  name: 'Cambios de estado',
  ...tabled(statusChangeColumns),
  check: (request) => void readList(asQuery(request), statusChangeList),
  async select(pool, viewer, request) {
    const { filter, orderBy } = readList(asQuery(request), statusChangeList);
    const { columns, from, condition } = statusChangeSelect(viewer, filter);
    const shown = chosen(statusChangeColumns, request.columns);
    return {
      text: `select ${columns} from ${from} where ${condition.text} order by ${orderBy}`,
      values: condition.values,
      async cells(found: readonly StatusChangeEntry[]) {
        const rows = await statusChangeRows(pool, found);
        return {
          rows: rows.map((row) => shown.map(({ cell }) => cell(row))),
          leadIds: [...new Set(rows.map(({ leadId }) => leadId))],
        };
      },
    };
  },
};

export const exportSources: Readonly<Record<ExportResource, ExportSource>> = {
  leads,
  'status-changes': statusChanges,
};
