/** Comma-separated values, as spreadsheets of different countries write them: with commas, semicolons, tabs or bars. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type CellRow } from '../table.ts';
import { unreadable } from '../unreadable.ts';

/** As Excel is told which separator a file has: in a line of its own before the headings. */
const named = /^"?sep=([^\n])"?\n/i;

/** As spreadsheets write a day that they made of a code, `1-2`; as codes, people write the month in capitals. */
const shortDay = /^(?:\d{1,2}-[A-Za-z][a-z]{2,3}(?:-(?:\d\d){1,2})?|[A-Za-z][a-z]{2,3}-\d\d)$/;
const month = /ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec/i;
const isShortDay = (value: string): boolean => shortDay.test(value) && month.test(value);

/** The one of which the first line with any has most, outside of quotes, which open where a cell begins: a title may stand above. */
const separatorOf = (text: string): string => {
  const count: Record<string, number> = { ',': 0, ';': 0, '\t': 0, '|': 0 };
  let [quoted, begins] = [false, true];
  for (const sign of text.trimStart()) {
    const isSeparator = !quoted && sign in count;
    if (isSeparator) count[sign]! += 1;
    else if (sign === '"' && (quoted || begins)) quoted = !quoted;
    else if (sign === '\n' && !quoted && Object.values(count).some(Boolean)) break;
    begins = isSeparator;
  }
  return Object.keys(count).reduce((best, one) => (count[one]! > count[best]! ? one : best));
};

const piece = 65_536;
const piecesOf = function* (text: string): Generator<string> {
  for (let at = 0; at < text.length; at += piece) yield text.slice(at, at + piece);
};

const lineEnds = (text: string): number => text.split('\n').length - 1;

/**
 * @param given with line ends of any kind
 * @returns every line, also those with nothing in them
 * @throws Rejection (422) for a quote that is not closed, with the row where it opens
 */
export async function* csvRows(given: string): AsyncGenerator<CellRow> {
  const text = given.replace(/\r\n?/g, '\n');
  const [{ length: skipped }, separator = ','] = named.exec(text) ?? ['', separatorOf(text)];
  // Where the record begins that is being parsed, and those begin that are parsed and not taken yet.
  let line = skipped > 0 ? 2 : 1;
  const ahead: number[] = [];
  const unclosed = (): never =>
    unreadable(
      `En la fila ${line} se abre una comilla (") que no se cierra. Ciérrala o bórrala; dentro de un texto, escríbela doble ("").`,
    );
  /** Where text follows a closing quote, the parser takes both as letters, and goes on past the cell's end. */
  const isOpen = (cell: string): boolean =>
    cell.startsWith('"') &&
    (cell.includes('\n') || cell.includes(separator)) &&
    !text.includes(`"${cell.replaceAll('"', '""')}"`);
  const parser = parse({
    delimiter: separator,
    record_delimiter: '\n',
    relax_column_count: true,
    // A quote within a cell that does not begin with one is a letter like others: `Plan 5"`.
    relax_quotes: true,
    on_record: (cells) => {
      if (cells.some(isOpen)) unclosed();
      ahead.push(line);
      line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0);
      return cells;
    },
  });
  const rows = Readable.from(piecesOf(text.slice(skipped)), { objectMode: false }).pipe(parser);
  try {
    for await (const cells of rows)
      yield {
        row: ahead.shift()!,
        cells: (cells as string[]).map((value, column) => ({ column, value, isDay: isShortDay(value) })),
      };
  } catch (error) {
    if (error instanceof CsvError) unclosed();
    throw error;
  }
}
