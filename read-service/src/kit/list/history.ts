/** Histories of records as lists and exports: what happened, when, by whom, and the reason that was given. */
import { type HistoryTable, type RecordKind } from '@cotejo/core/records';
import { type ScopeRule } from '@cotejo/core/identity';
import { capitalized } from '@cotejo/core/kit/record';
import { columnName, readRow, rowColumns } from '@cotejo/core/kit/table';
import { type Permission } from '@cotejo/core/reference/permissions';
import { countryOf } from '@cotejo/core/reference/countries';
import { eventName } from '@cotejo/core/reference/event-names';
import { z } from 'zod';
import { withActorNames } from '../staff-names.ts';
import { actorName, columnOf, times } from '../export/column.ts';
import { type ExportSource } from '../export/source.ts';
import { texts } from '../http/filters.ts';
import { anyOf } from './filter.ts';
import { exportOf } from './listing-export.ts';
import { type RuledListing, type Stored } from './listing.ts';
import { raw, sql } from '../sql.ts';

type ShownHistory = z.infer<HistoryTable['row']> & { readonly actorName: string | null };

export type History = {
  readonly resource: string;
  readonly summary: string;
  readonly rule: ScopeRule;
  readonly projector: string;
  readonly table: HistoryTable;
};

export const historyListing = ({ table, ...listed }: History): RuledListing<ShownHistory> => ({
  ...listed,
  id: 'h.id',
  filters: { recordId: anyOf('h.record_id', texts) },
  sorts: { at: 'h.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'h.position',
  from: () => sql(`read.${table.name} as h`),
  held: { country: 'h.country', company: 'h.company_id' },
  columns: () => rowColumns(table, 'h').join(', '),
  row: table.row.extend({ actorName: z.string().nullable() }),
  show: (found, _, pool) =>
    withActorNames(
      pool,
      found.map((stored) => readRow(table, stored)),
    ),
});

type NamedHistory = ShownHistory & { readonly recordName: string | null };
type Exported = Pick<ExportSource, 'aggregate' | 'permissions' | 'name' | 'erasable'> & {
  /** The view of the records, and its column that names one. */
  readonly records: { readonly view: string; readonly named: string };
  /** The heading of the column with the record's name. */
  readonly label: string;
  /** Whether the records have files. */
  readonly hasFiles?: true;
};

const column = columnOf<NamedHistory>();

/** The same as a file, which names the records too: making it records a look at each. */
export const historyExport = (
  history: History,
  { records: { view, named }, label, hasFiles, ...source }: Exported,
): ExportSource => {
  const listed = historyListing(history);
  const listing: RuledListing<NamedHistory, Stored & { readonly record_name: string | null }> = {
    ...listed,
    from: () =>
      sql(`read.${history.table.name} as h`).leftJoin(`${view} as r`, raw('r.id::text = h.record_id')),
    columns: (viewer) => `${listed.columns(viewer)}, r.${named} as record_name`,
    row: history.table.row.extend({
      actorName: z.string().nullable(),
      recordName: z.string().nullable(),
    }),
    async show(found, viewer, pool) {
      const rows = await listed.show(found, viewer, pool);
      return rows.map((row, place) => ({ ...row, recordName: found[place]!.record_name }));
    },
  };
  return exportOf(listing, {
    ...source,
    idOf: ({ recordId }) => recordId,
    columns: [
      ...times<NamedHistory>('at', 'Cuándo', ({ at }) => at),
      column('recordId', label, ({ recordId, recordName }) => recordName ?? recordId),
      column('country', 'País', ({ country }) => countryOf(country).name),
      column('type', 'Qué pasó', ({ type }) => eventName(type)),
      ...(hasFiles ? [column('fileName', 'Archivo', ({ fileName }) => fileName)] : []),
      column('reason', 'Motivo', ({ reason }) => reason),
      column('actorName', 'Quién', (row) => actorName(row.actor, row.actorName)),
    ],
  });
};

/** The history of a described kind of record. @param kind one that has a history */
export const historyOf = <Shown extends object>(
  {
    history,
    historyTable: table,
    noun,
    words,
    resource,
    table: records,
    listed,
    exported,
  }: RecordKind<Shown>,
  { projector, ...own }: Pick<History, 'projector'> & Pick<Exported, 'erasable' | 'hasFiles'>,
): { readonly listing: RuledListing<ShownHistory>; readonly source: ExportSource } => {
  const described: History = {
    resource: history!.resource,
    rule: history!,
    summary: `Historial de ${noun.many} (filtro recordId)`,
    projector,
    table: table!,
  };
  return {
    listing: historyListing(described),
    source: historyExport(described, {
      aggregate: resource,
      permissions: [history!.permission as Permission, ...exported],
      name: `Historial de ${words.many.toLowerCase()}`,
      records: { view: `read.${records.name}`, named: columnName(listed[0]!) },
      label: capitalized(noun.one),
      ...own,
    }),
  };
};
