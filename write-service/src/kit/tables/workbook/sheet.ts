/** The rows of a sheet, as they stand in its part: with their own numbers, and only the cells that say something. */
import { columnName } from '../headed-rows.ts';
import { type Cell, type CellRow } from '../table.ts';
import { type Book, cellValue } from './cell-value.ts';
import { columnOf } from './merged.ts';
import { damaged } from './parts.ts';
import { hearXml } from './xml.ts';

/** Rows of a sheet, whatever writes it. */
const lastRow = 1_048_576;
const rowAt = (reference: string): number => {
  const row = Number(reference);
  return Number.isInteger(row) && row >= 1 && row <= lastRow ? row : damaged();
};
const twice = (place: string): string =>
  `La celda ${place} está dos veces en el libro. Ábrelo en Excel y guárdalo.`;

/** @param lacking the cells of a row that are merged with others */
export async function* sheetRows(
  part: AsyncIterable<string>,
  book: Book,
  lacking: (row: number) => readonly Cell[],
): AsyncGenerator<CellRow> {
  let read: CellRow[] = [];
  let [row, column, cells, seen]: [number, number, Cell[], Set<number>] = [0, -1, [], new Set()];
  let [type, style, content, isFormula, aside]: [string?, string?, string?, boolean?, number?] = [];
  let isContent = false;
  const heard = hearXml(part, {
    open: (name, { r, t, s }) => {
      isContent = name === 'v' || (name === 't' && aside === 0);
      if (isContent) content ??= '';
      if (name === 'f') isFormula = true;
      if (name === 'rPh') aside = (aside ?? 0) + 1;
      if (name === 'row')
        [row, column, cells, seen] = [r === undefined ? row + 1 : rowAt(r), -1, [], new Set()];
      if (name !== 'c') return;
      column = columnOf(r) ?? column + 1;
      [type, style, content, isFormula, aside] = [t, s, undefined, false, 0];
    },
    text: (text) => {
      if (isContent) content += text;
    },
    close: (name) => {
      isContent = false;
      if (name === 'rPh') aside = (aside ?? 0) - 1;
      if (name === 'c') {
        const place = `${columnName(column)}${row}`;
        const said = cellValue({ place, type, style, content, isFormula: isFormula === true }, book);
        const { value, error } = said;
        if (error !== undefined || (value !== undefined && value !== '')) {
          cells.push(seen.has(column) ? { column, error: twice(place) } : { column, ...said });
          seen.add(column);
        }
      }
      if (name === 'row' && cells.length > 0) read.push({ row, cells: [...cells, ...lacking(row)] });
    },
  });
  for await (const _ of heard) {
    yield* read;
    read = [];
  }
  yield* read;
}
