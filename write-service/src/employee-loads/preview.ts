/** The first rows of a file, as whoever sends it chooses the sheet and the row of the headings. */
import { type LoadKind } from '@cotejo/core/employee-loads';
import { guessedHeadingRow } from '@cotejo/core/employee-loads/server';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import { z } from 'zod';
import { type ReceivedFile } from '../kit/bodies/index.ts';
import { type About, readTable, type TableOptions, type TableRow } from '../kit/tables/index.ts';

const rowsShown = 20;
/** Characters of a cell: more is not read at a glance. */
const longestCell = 60;

export const preview = z.object({
  sheet: z.string().optional().describe('la hoja que se leyó'),
  sheets: z.array(z.string()).describe('las hojas visibles del libro'),
  headingRow: z.int().optional().describe('la fila que parece la de los títulos'),
  columns: z.array(z.string()).describe('las letras de sus columnas'),
  rows: z
    .array(z.object({ row: z.int(), cells: z.array(z.string()) }))
    .describe('las primeras filas con algo, y su número en el archivo'),
});
export type Preview = z.output<typeof preview>;

export const isCell = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
const shown = (value: unknown): string => (isCell(value) ? String(value).slice(0, longestCell) : '');

/** @throws Rejection (422) for a file of which nothing can be read; a sheet without rows is shown without any */
export const previewOf = async (
  file: ReceivedFile,
  kind: LoadKind,
  options: TableOptions,
): Promise<Preview> => {
  let about: About = { headings: [], notes: [] };
  const read: TableRow[] = [];
  try {
    const first = { ...options, isUnheaded: true, firstRows: rowsShown };
    for await (const row of readTable(file, first, (told) => (about = told))) read.push(row);
  } catch (error) {
    if (!(error instanceof Rejection) || !about.sheets) throw error;
  }
  const letters = new Set(read.flatMap(({ values }) => Object.keys(values)));
  const columns = [...letters].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const rows = read.map(({ row, values }) => ({
    row,
    cells: columns.map((letter) => shown(values[letter])),
  }));
  const { sheet, sheets = [] } = about;
  return {
    ...(sheet !== undefined && { sheet }),
    sheets: [...sheets],
    headingRow: guessedHeadingRow(kind, rows),
    columns,
    rows,
  };
};
