/** Histories of records of collective insurance: what happened, when, by whom, and the reason that was given. */
import { type HistoryTable } from '@cotejo/core/collective';
import { type ScopeRule } from '@cotejo/core/identity';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { z } from 'zod';
import { namesOf, userOf } from '../identity/index.ts';
import { uuids } from '../kit/http/filters.ts';
import { anyOf } from '../kit/list/filter.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';

type ShownHistory = z.infer<HistoryTable['row']> & { readonly actorName: string | null };

type History = {
  readonly resource: string;
  readonly summary: string;
  readonly rule: ScopeRule;
  readonly projector: string;
  readonly table: HistoryTable;
};

export const historyListing = ({ table, ...listed }: History): RuledListing<ShownHistory> => ({
  ...listed,
  id: 'h.id',
  filters: { recordId: anyOf('h.record_id', uuids) },
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
