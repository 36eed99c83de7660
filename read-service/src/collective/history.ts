/** Histories of records of collective insurance: what happened, when, by whom, and the reason that was given. */
import { type HistoryTable } from '@cotejo/core/collective';
import { type ScopeRule } from '@cotejo/core/identity';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { countryOf } from '@cotejo/core/reference/countries';
import { eventName } from '@cotejo/core/reference/event-names';
import { z } from 'zod';
import { namesOf, userOf } from '../identity/index.ts';
import { actorName, columnOf, times } from '../kit/export/column.ts';
import { type ExportSource } from '../kit/export/source.ts';
import { texts } from '../kit/http/filters.ts';
import { anyOf } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { raw, sql } from '../kit/sql.ts';

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
  async show(found, _, pool) {
    const rows = found.map((stored) => readRow(table, stored));
    const nameOf = await namesOf(
      pool,
      rows.map(({ actor }) => userOf(actor)),
    );
    return rows.map((row) => {
      const who = userOf(row.actor);
      return { ...row, actorName: who && nameOf(who) };
    });
  },
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
