/** A table in a file, as whoever reads it is told: rows by their headings, under the file's own row numbers. */
import { type FieldErrors } from '@cotejo/core/kit/event-sourcing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type PackedRows } from './packed-rows.ts';

export type TableRow = {
  /** Of a workbook, the sheet's; of a text, the line where the row begins; of JSON, its place in the list. */
  readonly row: number;
  /** By heading. What the file has not is not there. */
  readonly values: Readonly<Record<string, unknown>>;
  /** By heading, in Spanish; under `row` what belongs to no column. A row with errors has values that can't be trusted. */
  readonly errors?: FieldErrors;
};

export type Bounds = {
  readonly mostRows: number;
  /** Bytes of a workbook's part, unpacked; and characters of all cells together. */
  readonly largestPart: number;
  /** Cells of a row, on average; twenty unless more columns are known. */
  readonly mostColumns?: number;
};

export type TableOptions = {
  /** The country of the sender: a workbook's percentages become texts as that country writes them, `18,5 %` in Chile. */
  readonly country: CountryCode;
  readonly bounds: Bounds;
  /** Headings that may not stand twice: nobody could tell which of the two is meant. */
  readonly once?: readonly string[];
  /**
   * Letters of the headings under which a workbook's number is a day, whatever its cell's format. Where they are told, a day
   * under any other heading is an error: a spreadsheet made it of a code or a number, `1-2` or `1.16`.
   */
  readonly days?: readonly string[];
  /**
   * Titles of columns, in small letters without accents and signs, for files that have other rows above their headings: the
   * row with three of them or more has the headings.
   */
  readonly titles?: readonly string[];
  /** Of a workbook, by name; the first one that is visible where it is left out. */
  readonly sheet?: string;
  /** The number of the row with the headings; the first row with a text where it is left out. */
  readonly headingRow?: number;
  /** Whether no row is taken as the headings: values then stand under the letters of their columns. JSON has none. */
  readonly isUnheaded?: boolean;
  /** Rows that are wanted, from the first. The file is read no further, and of a sheet nothing is told that stands behind them. */
  readonly firstRows?: number;
};

export type About = {
  /** The sheet that is read, of a workbook. */
  readonly sheet?: string;
  /** The names of the visible sheets, of a workbook. */
  readonly sheets?: readonly string[];
  /** The number of the row that has the headings. */
  readonly headingRow?: number;
  readonly headings: readonly string[];
  /** In Spanish, what whoever sent the file should know: other sheets, hidden rows, macros that don't run. */
  readonly notes: readonly string[];
};

/** A cell of which nothing can be made has an error instead of a value. */
export type Cell = {
  readonly column: number;
  readonly value?: string | number;
  readonly error?: string;
  /** For its spreadsheet the value is a day or a time. */
  readonly isDay?: boolean;
};
export type CellRow = { readonly row: number; readonly cells: readonly Cell[] };

/** The result of opening a file, the same for each format. */
export type Opened = {
  readonly about: About;
  readonly rows: AsyncIterable<TableRow> | Iterable<TableRow>;
};

/** An answer of the process that reads a file: one each time that it is asked for more. */
export type Portion =
  | { readonly about: About }
  | (PackedRows & { readonly isLast?: true })
  | { readonly refused: FieldErrors };

/** Cells of a file, all rows together: those of some for those of others. */
export const mostCells = ({ mostRows, mostColumns = 20 }: Bounds): number => (mostRows + 1) * mostColumns;
