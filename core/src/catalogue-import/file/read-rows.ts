/** A file of a catalogue as rows: XLSX, CSV or JSON, told apart by what is in it. */
import { csvRows } from '../../kit/csv/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { jsonErrors } from '../../kit/validation/index.ts';
import { type Bounds, mostValues, tooManyCells } from './bounds.ts';
import { unreadable } from './unreadable.ts';
import { type CellValue, readXlsx } from './xlsx.ts';

/** A row with its number in the file, as people count it: of a table, the headings are the first. */
export type FileRow = { readonly row: number; readonly values: Readonly<Record<string, unknown>> };

/** Rows of one file: ten times the largest catalogue that is known. */
export const mostRows = 100_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is null in JSON is an empty cell in a table: it is not there. */
const valuesOf = (one: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.values(one).includes(null)
    ? Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null))
    : one;

const signs = new Set([...'{[:'].map((sign) => sign.charCodeAt(0)));
/** How many objects, lists and fields it has at most, before it is read: each takes many times its length. */
const sizeOf = (json: string): number => {
  let size = 0;
  for (let at = 0; at < json.length; at += 1) if (signs.has(json.charCodeAt(at))) size += 1;
  return size;
};

/** An array of objects; or one object by id, alone or as the only object of another. */
const jsonRows = (text: string, bounds: Bounds): readonly FileRow[] => {
  if (sizeOf(text) > mostValues(bounds))
    return unreadable('El archivo JSON tiene demasiados datos. Deja los campos que la plantilla nombra.');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return unreadable('El archivo no es JSON válido.');
  }
  const [wrong] = Object.entries(jsonErrors(text, content) ?? {});
  if (wrong) return unreadable(`El archivo JSON no se puede leer, en ${wrong[0] || 'su texto'}: ${wrong[1]}`);
  if (Array.isArray(content))
    return content.map((one, index) => ({ row: index + 1, values: isRecord(one) ? valuesOf(one) : {} }));
  const maps = isRecord(content) ? Object.values(content).filter(isRecord) : [];
  const byId = maps.find((map) => Object.values(map).every(isRecord));
  if (!byId) return unreadable('El archivo JSON debe tener una lista de filas.');
  return Object.entries(byId).map(([id, values], index) => ({
    row: index + 1,
    values: { id, ...valuesOf(values as Readonly<Record<string, unknown>>) },
  }));
};

type Table = readonly (readonly CellValue[])[];

/** No more rows than one too many, which is told by who counts them: a short line costs many times its length. */
const csvTable = (text: string, bounds: Bounds): Table => {
  const rows: (readonly string[])[] = [];
  let cells = 0;
  for (const row of csvRows(text)) {
    rows.push(row);
    cells += row.length;
    if (cells > mostValues(bounds)) return unreadable(tooManyCells);
    if (rows.length > bounds.mostRows + 1) break;
  }
  return rows;
};

/** By the cells that a row has, and never by the headings: a row of one cell must not cost as many steps as there are columns. */
const tableRows = ([headings, ...rows]: Table, once: readonly string[]): readonly FileRow[] => {
  const names = headings?.map((heading) => String(heading ?? '').trim()) ?? [];
  const twice = once.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined)
    return unreadable(
      `Hay más de una columna «${twice}». Deja una sola, o ponle otro nombre a la que no cuenta.`,
    );
  return rows.map((cells, index) => ({
    row: index + 2,
    values: Object.fromEntries(
      cells.flatMap((value, column) => {
        const name = names[column] ?? '';
        return name === '' || value === undefined || value === '' ? [] : [[name, value]];
      }),
    ),
  }));
};

/** As Excel saves “Unicode text”: UTF-16 with its mark. */
const isWideText = (file: Buffer): boolean => file[0] === 0xff && file[1] === 0xfe;

const textOf = (file: Buffer): string => {
  if (isWideText(file)) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // What spreadsheets on Windows write when nobody chooses.
    return new TextDecoder('windows-1252').decode(file);
  }
};

const [oldWorkbook, document] = ['\u00d0\u00cf\u0011\u00e0', '%PDF'];
/** Bytes in which what is no text shows itself. */
const looked = 4_096;

/** @throws Rejection for a picture, a document or a workbook of the time before XLSX, of which a table would be made of noise */
const mustBeText = (file: Buffer): void => {
  const begins = file.toString('latin1', 0, 4);
  if (begins === oldWorkbook)
    unreadable('Es un libro de Excel de los antiguos (.xls). Guárdalo como .xlsx y vuelve a elegirlo.');
  if (begins === document || (!isWideText(file) && file.subarray(0, looked).includes(0)))
    unreadable('El archivo no es XLSX, CSV ni JSON.');
};

const rowsOf = (file: Buffer, country: CountryCode, { bounds, once }: Reading): readonly FileRow[] => {
  if (file.toString('latin1', 0, 4) === 'PK\u0003\u0004')
    return tableRows(readXlsx(file, country, bounds), once);
  mustBeText(file);
  const text = textOf(file);
  return /^\s*[[{]/.test(text) ? jsonRows(text, bounds) : tableRows(csvTable(text, bounds), once);
};

/** What a catalogue may be: a sheet of a hundred thousand plans unpacks to half of it. */
const ofCatalogues: Bounds = { mostRows, largestPart: 64 * 1024 * 1024 };

export type Reading = {
  /** How much of it is read. */
  readonly bounds: Bounds;
  /** The columns of a table that may not stand twice: nobody could tell which of the two is meant. */
  readonly once: readonly string[];
};

/**
 * @param country whose people write it: a workbook's percentages come as their texts, `18.5 %` in Peru
 * @param reading as of a catalogue unless said
 * @throws Rejection (422) for what is no such file, has no rows or too many, or a column twice
 */
export const readRows = (
  file: Buffer,
  country: CountryCode,
  { bounds = ofCatalogues, once = [] }: Partial<Reading> = {},
): readonly FileRow[] => {
  const rows = rowsOf(file, country, { bounds, once });
  if (rows.length === 0) return unreadable('El archivo no tiene filas.');
  return rows.length > bounds.mostRows
    ? unreadable(`El archivo tiene más de ${bounds.mostRows} filas.`)
    : rows;
};
