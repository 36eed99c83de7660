/** Rows of cells as rows by heading: the first row with a text has the headings, and no cell below them is lost. */
import { beginningOf, cleaned, plainly, plainWords } from '@cotejo/core/kit/text';
import {
  type About,
  type Cell,
  type CellRow,
  type Opened,
  type TableOptions,
  type TableRow,
} from './table.ts';
import { unreadable } from './unreadable.ts';

/** As spreadsheets name a column: 0 is A, 26 is AA. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const isBlank = (value: string | number | undefined): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');
const isEmpty = ({ cells }: CellRow): boolean =>
  cells.every(({ value, error }) => isBlank(value) && error === undefined);

/** Characters of a title: it is told in answers and kept in events. */
const longestHeading = 1_000;
const headingOf = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  return text.length > longestHeading
    ? unreadable(
        `Un título de columna tiene más de ${longestHeading} caracteres. La primera fila con texto debe tener los títulos.`,
      )
    : cleaned(text).replace(/\s+/g, ' ').trim();
};

/** As spreadsheets write a long number in a file of text: `1,23457E+11` has lost its last digits. */
const shortened = /^[+-]?\d+(?:[.,]\d+)?E\+\d{2,}$/i;
/** Characters that replace an undecodable byte, and characters that no database stores. */
const unreadableSign = /[\0\ufffd]|\p{Surrogate}/u;

/** Error values of spreadsheets in English and Spanish, which stand as text in CSV and among pasted values. */
const spreadsheetError =
  /^#(?:N\/[AD]|¡?(?:NULL|NULO|DIV\/0|VALUE|VALOR|REF|NUM|SPILL|DESBORDAMIENTO|CALC|CÁLCULO)!|¿?(?:NAME|NOMBRE)\?|GETTING_DATA)$/i;

/** Characters of a value that an error tells. */
const longestTold = 30;

const wrongText = (value: string): string | undefined => {
  if (spreadsheetError.test(value.trim()))
    return `Tiene un error del programa de planillas (${value.trim()}). Corrígelo y guarda el archivo.`;
  if (shortened.test(value.trim()))
    return `El programa de planillas acortó este número (${beginningOf(value.trim(), longestTold)}). Escríbelo completo y con formato de texto.`;
  if (unreadableSign.test(value))
    return 'Tiene un signo que no se puede leer. Escríbelo de nuevo y guarda el archivo como «CSV UTF-8» o XLSX.';
  return undefined;
};
/** Spreadsheets keep fifteen digits of a number; what a longer one ends with is not what was typed. */
const wrongNumber = (value: number): string | undefined =>
  Number.isInteger(value) && Math.abs(value) >= 1e15
    ? 'El número tiene más de 15 cifras y el programa de planillas perdió las últimas. Escríbelo con formato de texto.'
    : undefined;

const isTooMany = (value: string | number, column: number): string =>
  `Hay más celdas que títulos: «${String(value).trim().slice(0, longestTold)}» está en la columna ${columnName(column)}, que no tiene título. ` +
  'Ponle un título, bórralo o, si es parte de un número con coma, escribe el número entre comillas.';

const wrongValue = (name: string, value: string | number, column: number): string | undefined => {
  if (name === '') return isBlank(value) ? undefined : isTooMany(value, column);
  return typeof value === 'string' ? wrongText(value) : wrongNumber(value);
};

type Read = (cells: CellRow) => TableRow;
const isNoDay = ({ column, value }: Cell, row: number): string =>
  `La celda ${columnName(column)}${row} es una fecha para el programa de planillas (${value}), y aquí no va una. ` +
  'Da formato de texto a la columna, escribe el valor de nuevo y guarda el archivo como XLSX.';

/** By the cells that a row has and never by the headings: a row of one cell must not cost as many steps as there are columns. */
const rowReader =
  (names: readonly string[], judged: (cell: Cell, row: number) => Cell): Read =>
  ({ row, cells }) => {
    const values: [string, string | number][] = [];
    // Of each column the first: thousands of cells may have no title.
    const errors = new Map<string, string>();
    for (const one of cells) {
      const { column, value, error } = judged(one, row);
      const name = names[column] ?? '';
      const place = name || 'row';
      const isSaid = value !== undefined && value !== '';
      if (isSaid && name !== '') values.push([name, value]);
      if (errors.has(place)) continue;
      const wrong = error ?? (isSaid ? wrongValue(name, value, column) : undefined);
      if (wrong !== undefined) errors.set(place, wrong);
    }
    // Not by assignment: a heading may be called like what every object has.
    const told = { row, values: Object.fromEntries(values) };
    return errors.size > 0 ? { ...told, errors: Object.fromEntries(errors) } : told;
  };

const mustStandOnce = (names: readonly string[], once: readonly string[]): void => {
  const twice = once.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined)
    unreadable(`Hay más de una columna «${twice}». Deja una sola, o ponle otro nombre a la que no cuenta.`);
};

async function* below(rows: AsyncIterable<CellRow>, read: Read): AsyncGenerator<TableRow> {
  for await (const row of rows) yield read(row);
}

type Of = Pick<About, 'sheet' | 'sheets' | 'notes'> & {
  readonly dayOf?: (serial: number, place: string) => Omit<Cell, 'column'>;
};

/** A number under the heading of a day is one, also where its cell is not formatted so; no other heading has any, where those are told. */
const dayReader = (
  names: readonly string[],
  days: readonly string[] | undefined,
  { dayOf }: Of,
): ((cell: Cell, row: number) => Cell) => {
  if (!days) return (cell) => cell;
  const isDay = (name: string): boolean => days.includes(plainly(name).replace(/[^a-z]+/g, ''));
  const columns = new Set(names.flatMap((name, at) => (isDay(name) ? [at] : [])));
  return (cell, row) => {
    const { column, value } = cell;
    if (!columns.has(column)) return cell.isDay ? { column, error: isNoDay(cell, row) } : cell;
    return dayOf && typeof value === 'number'
      ? { column, ...dayOf(value, `${columnName(column)}${row}`) }
      : cell;
  };
};

async function* lettered(rows: AsyncIterable<CellRow>): AsyncGenerator<TableRow> {
  for await (const { row, cells } of rows) {
    const values = cells.flatMap(({ column, value }) =>
      value === undefined ? [] : [[columnName(column), value] as const],
    );
    yield { row, values: Object.fromEntries(values) };
  }
}

/** Rows above the headings that a file may have: whose account it is, and of which days. */
const mostAbove = 30;
/** Columns that make a row one of headings. */
const leastTitles = 3;

/** The first row with a text; where titles are told, the first that has some of them. */
const headingsIn = async (
  rows: AsyncGenerator<CellRow>,
  titles: readonly string[] | undefined,
): Promise<CellRow | undefined> => {
  for (let above = 0; above < mostAbove; above += 1) {
    const { value: row, done } = (await rows.next()) as IteratorResult<CellRow, undefined>;
    if (done || !titles) return row;
    if (
      row.cells.filter(({ value }) => titles.includes(plainWords(String(value ?? '')))).length >= leastTitles
    )
      return row;
  }
  return undefined;
};

/**
 * @param of what else there is to tell of the file
 * @throws Rejection (422) for a file without headings, or with one twice that must stand once
 */
export const headedRows = async (
  rows: AsyncIterable<CellRow>,
  { once = [], days, titles, headingRow = 0, isUnheaded }: TableOptions,
  of: Of = { notes: [] },
): Promise<Opened> => {
  const filled = (async function* () {
    for await (const row of rows) if (!isEmpty(row) && row.row >= headingRow) yield row;
  })();
  const { sheet, sheets, notes } = of;
  const from = { ...(sheet !== undefined && { sheet }), ...(sheets && { sheets }), notes };
  if (isUnheaded) return { about: { ...from, headings: [] }, rows: lettered(filled) };
  const first = await headingsIn(filled, titles);
  if (titles && !first)
    return unreadable(
      'No se encontraron los títulos de las columnas: debe haber una fila con la fecha, el monto y la descripción. Vuelve a bajar el archivo.',
    );
  const names: string[] = [];
  for (const { column, value } of first?.cells ?? []) names[column] = headingOf(value);
  for (let column = 0; column < names.length; column += 1) names[column] ??= '';
  mustStandOnce(names, once);
  return {
    about: {
      ...from,
      ...(first && { headingRow: first.row }),
      headings: names.filter((name) => name),
    },
    rows: below(filled, rowReader(names, dayReader(names, days, of))),
  };
};
