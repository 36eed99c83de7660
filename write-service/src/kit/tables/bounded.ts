/** Counts what a file holds, and refuses it where that is more than it may. */
import { type Bounds, type Cell, mostCells, type Opened, type TableRow } from './table.ts';
import { unreadable } from './unreadable.ts';

/** @returns a check for each row of cells; a text that a workbook keeps once may stand in every cell, and counts in each */
export const cellCounter = (bounds: Bounds): ((cells: readonly Cell[]) => void) => {
  let [cells, length] = [0, 0];
  return (row) => {
    cells += row.length;
    for (const { value } of row) if (typeof value === 'string') length += value.length;
    if (cells > mostCells(bounds))
      unreadable(
        'El archivo tiene demasiadas celdas. Borra las columnas y las filas que no hacen falta, también las vacías.',
      );
    if (length > bounds.largestPart) unreadable('El archivo tiene demasiado texto.');
  };
};

/** @throws Rejection for a file without rows, and at the first row too many */
export async function* countedRows(
  { about: { sheet }, rows }: Opened,
  { mostRows }: Bounds,
): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > mostRows) unreadable(`El archivo tiene más de ${mostRows} filas.`);
    yield row;
  }
  if (count === 0)
    unreadable(
      sheet === undefined
        ? 'El archivo no tiene filas.'
        : `La hoja «${sheet}», la primera que está a la vista, no tiene filas debajo de sus títulos. Pon primero la que tiene los datos.`,
    );
}
