/** The rows of the loads that a viewer sees, opened; a look at their load is recorded before they are shown. */
import { type LoadRow, loadRowSchema, loadRule, rowOutcomes } from '@cotejo/core/employee-loads';
import { openCorrections, openLoadRow } from '@cotejo/core/employee-loads/server';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { z } from 'zod';
import { oneOf, uuids } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, filter } from '../kit/list/filter.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { type AccessLogParts, recordAccesses } from '../kit/access-log.ts';
import { raw, sql } from '../kit/sql.ts';

type StoredRow = {
  readonly id: string;
  readonly load_id: string;
  readonly country: LoadRow['country'];
  readonly row: number;
  readonly sealed: Buffer | null;
  readonly corrected: Buffer | null;
  readonly outcome: LoadRow['outcome'];
  readonly errors: Readonly<Record<string, string>>;
  readonly warnings: Readonly<Record<string, string>>;
};

export type RowParts = AccessLogParts & { readonly keys: Pick<SubjectKeys, 'find'> };

/** Rows of a load whose key is gone, or of a person who was erased, have no cells any more. */
export const openRows = async (
  { keys }: Pick<RowParts, 'keys'>,
  found: readonly StoredRow[],
): Promise<readonly LoadRow[]> => {
  const known = await keys.find(new Set(found.map(({ load_id: loadId }) => loadId)));
  return found.map(({ load_id: loadId, sealed, corrected, ...stored }) => {
    const key = known.get(loadId);
    return {
      ...stored,
      loadId,
      cells: key && sealed ? openLoadRow(key, loadId, stored.row, sealed).cells : null,
      corrected: key && corrected ? openCorrections(key, loadId, stored.row, corrected) : {},
    };
  });
};

export const rowFrom = () => sql('files.load_row as r').join('read.employee_load as l', 'l.id', 'r.load_id');
export const rowColumnNames =
  'r.id, r.load_id, l.country, r.row, r.sealed, r.corrected, r.outcome, r.errors, r.warnings';

/** Whether a row has to be corrected before it is done. */
export const failed = "r.outcome in ('refused', 'blocked', 'repeated')";

const problem = z
  .string()
  .max(1_000)
  .describe('campo y mensaje, con un salto de línea entre ambos: las filas que tienen ese error');

export const rowListing = (parts: RowParts): RuledListing<LoadRow, StoredRow> => ({
  resource: 'employee-load-rows',
  summary: 'Las filas de las cargas que puedes ver (filtro loadId), con lo que resulta de cada una',
  rule: loadRule,
  projector: 'employee-loads',
  id: 'r.id',
  idSchema: z.string().regex(/^[0-9a-f-]{36}\.\d{1,9}$/, 'Debe ser una carga y una fila.'),
  filters: {
    loadId: anyOf('r.load_id', uuids),
    outcome: anyOf('r.outcome', oneOf(rowOutcomes)),
    problems: filter(z.literal('true', 'Debe ser true.'), (query) =>
      query.where(raw(`(${failed} or r.warnings <> '{}')`)),
    ),
    failed: filter(z.literal('true', 'Debe ser true.'), (query) => query.where(raw(failed))),
    problem: filter(problem, (query, told) => {
      const [field = '', ...message] = told.split('\n');
      return query.where(raw('r.errors ->> ? = ?', [field, message.join('\n')]));
    }),
  },
  sorts: { row: 'r.row' },
  defaultSort: ['row', 'ASC'],
  countedTo: mostCounted,
  from: rowFrom,
  held: { country: 'l.country', company: 'l.company_id' },
  columns: () => rowColumnNames,
  row: loadRowSchema,
  show: (found) => openRows(parts, found),
  trace: (viewer, rows) => {
    const loads = new Map(rows.map(({ loadId, country }) => [loadId, { id: loadId, country }]));
    return recordAccesses(parts, viewer, 'employee-loads', 'rows', [...loads.values()]);
  },
});
