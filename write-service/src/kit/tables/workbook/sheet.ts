/** The rows of a sheet, as they stand in its part: with their own numbers, and only the cells that say something. */
import { columnName } from '../headed-rows.ts';
import { type Cell, type CellRow } from '../table.ts';
import { type Book, cellValue } from './cell-value.ts';
import { columnOf } from './merged.ts';
import { hearXml } from './xml.ts';

/** @param lacking the cells of a row that are merged with others */
export async function* sheetRows(
  part: AsyncIterable<string>,
  book: Book,
  lacking: (row: number) => readonly Cell[],
): AsyncGenerator<CellRow> {
  let read: CellRow[] = [];
  let [row, column, cells]: [number, number, Cell[]] = [0, -1, []];
  let [type, style, content, isFormula, aside]: [string?, string?, string?, boolean?, number?] = [];
  let isContent = false;
  const heard = hearXml(part, {
    open: (name, { r, t, s }) => {
      isContent = name === 'v' || (name === 't' && aside === 0);
      if (isContent) content ??= '';
      if (name === 'f') isFormula = true;
      if (name === 'rPh') aside = (aside ?? 0) + 1;
      if (name === 'row') [row, column, cells] = [r === undefined ? row + 1 : Number(r), -1, []];
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
        if (error !== undefined || (value !== undefined && value !== '')) cells.push({ column, ...said });
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
