/** Counts what a file holds before anything is built of it, and refuses it where that is more than it may. */
import { type Bounds, mostCells, type Opened, type TableRow } from './table.ts';
import { unreadable } from './unreadable.ts';

/** Columns of a row, as spreadsheets have them: the last one is XFD. */
export const mostColumns = 16_384;
export const tooWide = (): never => unreadable(`El archivo tiene más de ${mostColumns} columnas.`);

/** Characters of a cell: as many as the JSON of a whole product may have. */
export const longestCell = 500_000;
export const tooLong = (place: string): string =>
  `La celda ${place} tiene más de ${longestCell} caracteres. Acorta su texto.`;

export const tooMuchText = ({ largestPart }: Bounds): never =>
  unreadable(`El archivo tiene más de ${largestPart / 2 ** 20} MB de texto. Pártelo en varios.`);

export type Counter = {
  /** Called before so many cells are built. @throws Rejection */
  readonly cells: (more: number) => void;
  /** Called with the characters of each cell: a text that a workbook keeps once may stand in every cell. @throws Rejection */
  readonly text: (characters: number) => void;
};

export const counterFor = (bounds: Bounds): Counter => {
  let [cells, characters] = [0, 0];
  return {
    cells(more) {
      cells += more;
      if (cells > mostCells(bounds))
        unreadable(
          `El archivo tiene más de ${mostCells(bounds)} celdas. Borra las columnas y las filas que no hacen falta.`,
        );
    },
    text(more) {
      characters += more;
      if (characters > bounds.largestPart) tooMuchText(bounds);
    },
  };
};

/** @throws Rejection for a file without rows, and at the first row too many */
export async function* countedRows(
  { about: { sheet }, rows }: Pick<Opened, 'about' | 'rows'>,
  { mostRows }: Bounds,
  firstRows = Infinity,
): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > mostRows) unreadable(`El archivo tiene más de ${mostRows} filas. Pártelo en varios.`);
    yield row;
    if (count >= firstRows) return;
  }
  if (count === 0)
    unreadable(
      sheet === undefined
        ? 'El archivo no tiene filas.'
        : `La hoja «${sheet}», la primera que está a la vista, no tiene filas debajo de sus títulos. Pon primero la que tiene los datos.`,
    );
}
