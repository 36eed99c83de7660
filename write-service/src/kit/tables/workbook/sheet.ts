/** The rows of a sheet, as they stand in its part: with their own numbers, and only the cells that say something. */
import { type Counter, mostColumns, tooWide } from '../bounded.ts';
import { columnName } from '../headed-rows.ts';
import { type Cell, type CellRow } from '../table.ts';
import { type Book, cellValue, type RawCell } from './cell-value.ts';
import { columnOf } from './merged.ts';
import { damaged } from './parts.ts';
import { longer } from './texts.ts';
import { hearXml } from './xml.ts';

/** Rows of a sheet, whatever writes it. */
const lastRow = 1_048_576;
const rowAt = (reference: string): number => {
  const row = Number(reference);
  return Number.isInteger(row) && row >= 1 && row <= lastRow ? row : damaged();
};
const twice = (place: string): string =>
  `La celda ${place} está dos veces en el libro. Ábrelo en Excel y guárdalo.`;

type RawRow = { readonly row: number; readonly cells: readonly RawCell[] };

async function* rawRows(part: AsyncIterable<string>, counter: Counter): AsyncGenerator<RawRow> {
  let read: RawRow[] = [];
  let [row, column, cells]: [number, number, RawCell[]] = [0, -1, []];
  let [type, style, content, isFormula, aside]: [string?, string?, string?, boolean?, number?] = [];
  let isContent = false;
  const heard = hearXml(part, {
    open: (name, { r, t, s }) => {
      isContent = name === 'v' || (name === 't' && aside === 0);
      if (isContent) content ??= '';
      if (name === 'f') isFormula = true;
      if (name === 'rPh') aside = (aside ?? 0) + 1;
      if (name === 'row') [row, column, cells] = [r === undefined ? row + 1 : rowAt(r), -1, []];
      if (name !== 'c') return;
      column = columnOf(r) ?? column + 1;
      [type, style, content, isFormula, aside] = [t, s, undefined, false, 0];
    },
    text: (text) => {
      if (isContent) content = longer(content ?? '', text);
    },
    close: (name) => {
      isContent = false;
      if (name === 'rPh') aside = (aside ?? 0) - 1;
      // A cell with a format alone says nothing, and a sheet may have millions of them.
      if (name === 'c' && (content || isFormula || type === 'e')) {
        if (column >= mostColumns) tooWide();
        counter.cells(1);
        cells.push({ column, type, style, content, isFormula: isFormula === true });
      }
      if (name === 'row' && cells.length > 0) read.push({ row, cells });
    },
  });
  for await (const _ of heard) {
    yield* read;
    read = [];
  }
}

/** @param lacking the cells of a row that are merged with others */
export async function* sheetRows(
  part: AsyncIterable<string>,
  book: Book,
  counter: Counter,
  lacking: (row: number) => readonly Cell[],
): AsyncGenerator<CellRow> {
  for await (const { row, cells } of rawRows(part, counter)) {
    let lastText = -1;
    for (const { type, content } of cells)
      if (type === 's' && Number(content) > lastText) lastText = Number(content);
    await book.texts.readTo(lastText);
    const seen = new Set<number>();
    const said: Cell[] = [];
    for (const raw of cells) {
      const { column } = raw;
      const place = `${columnName(column)}${row}`;
      const one = cellValue(raw, place, book);
      if (one.error === undefined && (one.value === undefined || one.value === '')) continue;
      if (typeof one.value === 'string') counter.text(one.value.length);
      said.push(seen.has(column) ? { column, error: twice(place) } : { column, ...one });
      seen.add(column);
    }
    if (said.length > 0) yield { row, cells: [...said, ...lacking(row)] };
  }
}
