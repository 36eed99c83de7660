/** Comma-separated values, as spreadsheets of different countries write them: with commas, semicolons, tabs or bars. */
import { type Counter, longestCell, mostColumns, tooLong, tooWide } from '../bounded.ts';
import { columnName } from '../headed-rows.ts';
import { type Cell, type CellRow } from '../table.ts';
import { unreadable } from '../unreadable.ts';
import { judgedBy } from './ahead.ts';

/** As Excel is told which separator a file has: in a line of its own before the headings. */
const named = /^"?sep=([^\n])"?\n/i;

/** As spreadsheets write a day that they made of a code, `1-2`; as codes, people write the month in capitals. */
const shortDay = /^(?:\d{1,2}-[A-Za-z][a-z]{2,3}(?:-(?:\d\d){1,2})?|[A-Za-z][a-z]{2,3}-\d\d)$/;
const month = /ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec/i;
const isShortDay = (value: string): boolean => shortDay.test(value) && month.test(value);

/** Characters in which the separator is looked for. */
const looked = 65_536;

/** The one of which the first line with any has most, outside of quotes, which open where a cell begins: a title may stand above. */
const separatorOf = (text: string): string => {
  const count: Record<string, number> = { ',': 0, ';': 0, '\t': 0, '|': 0 };
  let [quoted, begins] = [false, true];
  for (const sign of text.slice(0, looked).trimStart()) {
    const isSeparator = !quoted && sign in count;
    if (isSeparator) count[sign]! += 1;
    else if (sign === '"' && (quoted || begins)) quoted = !quoted;
    else if (sign === '\n' && !quoted && Object.values(count).some(Boolean)) break;
    begins = isSeparator;
  }
  return Object.keys(count).reduce((best, one) => (count[one]! > count[best]! ? one : best));
};

/** Each line end as one `\n`. A `\r` at the end of a piece may be the first half of one. */
async function* withLineEnds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}

const lineEnds = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** Where the reader stands: before a cell, in one, in one with quotes, or behind a quote that may end it. */
type Stand = 'before' | 'within' | 'quoted' | 'behindQuote';

/**
 * Reads each character of a text once, however it is cut into pieces, and holds no more of it than one row.
 * @param firstLine its number in the file
 */
const recordReader = (separator: string, firstLine: number, counter: Counter) => {
  const ends = new RegExp(`[\\n${separator.replace(/[\\\]^-]/, String.raw`\$&`)}]`, 'g');
  let stand: Stand = 'before';
  let [line, row, column] = [firstLine, firstLine, 0];
  let cells: Cell[] = [];
  let [text, isTooLong, isSpread] = ['', false, false];

  const unclosed = (): never =>
    unreadable(
      `En la fila ${row} se abre una comilla (") que no se cierra. Ciérrala o bórrala; dentro de un texto, escríbela doble ("").`,
    );
  const add = (more: string): void => {
    isTooLong ||= text.length + more.length > longestCell;
    text = isTooLong ? '' : text + more;
  };
  const endCell = (): void => {
    counter.cells(1);
    counter.text(text.length);
    if (column >= mostColumns) tooWide();
    if (isTooLong) cells.push({ column, error: tooLong(`${columnName(column)}${row}`) });
    else if (text !== '') cells.push({ column, value: text, isDay: isShortDay(text) });
    stand = 'before';
    column += 1;
    text = '';
    isTooLong = isSpread = false;
  };
  const endRow = (): CellRow => {
    const read = { row, cells };
    [row, column, cells] = [line, 0, []];
    return read;
  };

  /** @returns where it ends in the piece, with the quote that may close it */
  const takeQuoted = (piece: string, at: number): number => {
    const quote = piece.indexOf('"', at);
    const part = piece.slice(at, quote === -1 ? undefined : quote);
    isSpread ||= part.includes('\n') || part.includes(separator);
    line += lineEnds(part);
    add(part);
    if (quote !== -1) stand = 'behindQuote';
    return at + part.length + 1;
  };
  /** Text behind a closing quote makes both quotes letters of the cell, which then must not go over what separates cells. */
  const takeLetters = (): void => {
    if (isSpread) unclosed();
    text = isTooLong ? '' : `"${text}"`;
  };

  return {
    *take(piece: string): Generator<CellRow> {
      for (let at = 0; at < piece.length;) {
        const sign = piece[at]!;
        if (sign === '"' && stand === 'before') {
          stand = 'quoted';
          at += 1;
        } else if (sign === '"' && stand === 'behindQuote') {
          add(sign);
          stand = 'quoted';
          at += 1;
        } else if (stand === 'quoted') at = takeQuoted(piece, at);
        else {
          if (stand === 'behindQuote' && sign !== separator && sign !== '\n') takeLetters();
          stand = 'within';
          ends.lastIndex = at;
          const end = ends.exec(piece)?.index ?? piece.length;
          add(piece.slice(at, end));
          at = end + 1;
          if (end === piece.length) continue;
          endCell();
          if (piece[end] !== '\n') continue;
          line += 1;
          yield endRow();
        }
      }
    },
    *end(): Generator<CellRow> {
      if (stand === 'quoted') unclosed();
      if (stand === 'before' && column === 0) return;
      endCell();
      yield endRow();
    },
  };
};

/**
 * @param given with line ends of any kind
 * @returns every line, also those with nothing in them; of a line, the cells with something in them
 * @throws Rejection (422) for a quote that is not closed, with the row where it opens
 */
export async function* csvRows(given: AsyncIterable<string>, counter: Counter): AsyncGenerator<CellRow> {
  const { beginning, all } = await judgedBy(withLineEnds(given), (_, characters) => characters >= looked);
  const [{ length: skipped }, separator = ','] = named.exec(beginning) ?? ['', separatorOf(beginning)];
  const records = recordReader(separator, skipped > 0 ? 2 : 1, counter);
  let left = skipped;
  for await (const piece of all) {
    yield* records.take(piece.slice(left));
    left = 0;
  }
  yield* records.end();
}
