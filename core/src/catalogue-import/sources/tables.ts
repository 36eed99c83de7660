/** Values of dated tables: a file has any number of tables and days, and a day takes one row or several. */
import { beginningOf, plainly } from '../../kit/text/index.ts';
import { z } from 'zod';
import { datedTableKind, datedTableKinds } from '../../dated-tables/index.ts';
import { type FieldErrors } from '../../kit/event-sourcing/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { countryOf } from '../../reference/countries.ts';
import { spelledDay } from '../../kit/time/index.ts';
import { yielding } from '../../kit/yielding/index.ts';
import { fieldErrors, inSpanish } from '../../kit/validation/index.ts';
import { cellDay, cellObject, cellText, cellYes } from '../fields.ts';
import { type Brought, type FileRow, type Source, type UnreadRow } from '../source.ts';
import { type TableShape, tableShape, wholeDay } from './table-shapes.ts';

/** Finds a table by name; among several of one name, such as IVA, the country's own. */
const tableCellOf = (country: CountryCode) => {
  const ownLast = datedTableKinds.toSorted(
    (one, other) => Number(one.country === country) - Number(other.country === country),
  );
  const byName = new Map(ownLast.map((kind) => [plainly(kind.displayName), kind]));
  return cellText.transform((name, context) => {
    const found = byName.get(plainly(name)) ?? datedTableKind(name);
    if (found) return found;
    context.addIssue({ code: 'custom', message: 'No es una tabla con fecha.' });
    return z.NEVER;
  });
};
/** Limit in characters of JSON: one append stores no larger day. */
const longestValues = 500_000;

const dayCellsOf = (country: CountryCode) =>
  z.object({
    tabla: tableCellOf(country),
    desde: cellDay,
    fuente: cellText.optional(),
    confirmado: cellYes,
    valores: cellObject(z.record(z.string(), z.unknown(), 'Debe ser un objeto.'), longestValues).optional(),
  });

type DayCells = z.output<ReturnType<typeof dayCellsOf>>;

/** One table's values from one day on; `of` holds the cells of its first row that concern the whole day. */
type Day = {
  readonly of: DayCells;
  readonly taken: {
    readonly row: number;
    readonly cells: Readonly<Record<string, unknown>>;
    readonly of: DayCells;
  }[];
  /** Row number by the value of the shape's key column. */
  readonly rowOf: Map<unknown, number>;
  readonly wrong: number[];
};

const shapeOf = ({ of: { tabla, valores } }: Day): TableShape | undefined =>
  valores ? wholeDay(valores) : tableShape(tabla);

/** Columns that `valores` replaces. */
const valueColumns = [
  'nombre',
  'valor',
  'salud',
  'pension',
  'edadDesde',
  'edadMenorDe',
  'cotizante',
  'carga',
];

/** A day is ambiguous when it has values both in cells and as JSON. */
const isInBothWays = (day: Day, { valores }: DayCells, values: FileRow['values']): boolean => {
  const isInCells = valueColumns.some((name) => (values[name] ?? '') !== '');
  return valores ? isInCells || !day.of.valores : isInCells && day.of.valores !== undefined;
};

/** Adds a row to its day. @returns the row's errors; none when it was added */
const takeRow = (
  day: Day,
  of: DayCells,
  { row, values, errors }: FileRow,
  country: CountryCode,
): FieldErrors => {
  if (errors) return errors;
  const { tabla } = day.of;
  if (tabla.country !== country) return { tabla: `Es de otro catálogo: ${countryOf(tabla.country).name}.` };
  if (isInBothWays(day, of, values))
    return {
      valores: 'Los valores de un día vienen todos en «valores» o todos en las otras columnas, no en ambas.',
    };
  const shape = shapeOf(day);
  if (!shape)
    return { valores: 'Esta tabla tiene varias partes: escribe aquí los valores del día como JSON.' };
  const read = shape.cells.safeParse(values, { error: inSpanish });
  if (!read.success) return fieldErrors(read.error);
  const key = read.data[shape.key];
  const before = day.rowOf.get(key);
  if (before !== undefined) return { [shape.key]: `Está repetido: ya está en la fila ${before}.` };
  day.rowOf.set(key, row);
  day.taken.push({ row, cells: read.data, of });
  return {};
};

const nameOf = ({ of: { tabla, desde } }: Day): string => `${tabla.displayName} · ${spelledDay(desde)}`;

/** Limit of row numbers in one message about a rejected day: each row has an error of its own as well. */
const mostNamed = 5;
/** The invalid rows of a rejected day: the first of them, and their count. */
type WrongRows = { readonly first: readonly number[]; readonly count: number };

const listed = ({ first, count }: WrongRows): string => {
  if (count === 1) return `la fila ${first[0]} tiene un error`;
  const others = count - first.length;
  const rest = others === 1 ? 'otra' : `otras ${others}`;
  const names = others > 0 ? [...first, rest] : first;
  return `las filas ${names.slice(0, -1).join(', ')} y ${names.at(-1)} tienen errores`;
};

/** A day of several rows takes the sources of all of them; one confirming row confirms the day. */
const broughtBy = (day: Day): Brought => {
  const { tabla, desde } = day.of;
  const sources = new Set(day.taken.flatMap(({ of: { fuente } }) => fuente ?? []));
  const shape = shapeOf(day)!;
  const cells = day.taken.map((one) => one.cells);
  const placeOf = shape.placesIn(cells);
  return {
    is: 'tableDay',
    row: day.taken[0]!.row,
    table: tabla.name,
    said: {
      from: desde,
      rows: shape.valuesOf(cells),
      source: beginningOf([...sources].join('; '), 200) || 'Archivo importado',
      confirmed: day.taken.some(({ of: { confirmado } }) => confirmado),
    },
    cellOf: (path) => {
      if (path === 'from') return { row: day.taken[0]!.row, column: 'desde' };
      const { at, column } = placeOf(path.split('.').slice(1));
      return { row: (day.taken[at] ?? day.taken[0]!).row, column };
    },
  };
};

/** Errors that reject a day with valid rows; none when it is imported. */
const keptOutBy = (day: Day, wrong: WrongRows): FieldErrors =>
  wrong.count > 0
    ? { row: `El día queda como estaba: ${listed(wrong)}.` }
    : shapeOf(day)!.lackOf(day.taken.map(({ cells }) => cells));

/** An invalid row whose day is unknown: it may belong to any day of its table, or of any table. */
type Astray = { readonly row: number; readonly table: string | undefined };

const astrayOf = ({ row, values }: FileRow, { shape }: ReturnType<typeof dayCellsOf>): Astray => {
  const { data } = shape.tabla.safeParse(values['tabla']);
  return { row, table: data?.name };
};

/** Row numbers of stray rows, by each table that they may belong to. */
const byTable = (astray: readonly Astray[]): ReadonlyMap<string, readonly number[]> =>
  new Map(
    datedTableKinds.map(({ name }) => [
      name,
      astray.flatMap(({ row, table }) => ((table ?? name) === name ? [row] : [])),
    ]),
  );

/** The day's invalid rows, and for a day of several rows the stray ones of its table. */
const wrongOf = (day: Day, astray: ReadonlyMap<string, readonly number[]>): WrongRows => {
  const isOfSeveral = shapeOf(day)?.key !== 'desde';
  const its = isOfSeveral ? astray.get(day.of.tabla.name)! : [];
  const first = [...day.wrong.slice(0, mostNamed), ...its.slice(0, mostNamed)];
  return {
    first: first.sort((one, other) => one - other).slice(0, mostNamed),
    count: day.wrong.length + its.length,
  };
};

const readTables = async (rows: AsyncIterable<FileRow>, country: CountryCode): ReturnType<Source['read']> => {
  const dayCells = dayCellsOf(country);
  const days = new Map<string, Day>();
  const unread: UnreadRow[] = [];
  const astray: Astray[] = [];
  for await (const one of rows) {
    const { row, values } = one;
    const read = dayCells.safeParse(values, { error: inSpanish });
    if (!read.success) {
      unread.push({ row, errors: one.errors ?? fieldErrors(read.error) });
      astray.push(astrayOf(one, dayCells));
      continue;
    }
    const of = read.data;
    const key = `${of.tabla.name} ${of.desde}`;
    const day: Day = days.get(key) ?? { of, taken: [], rowOf: new Map(), wrong: [] };
    days.set(key, day);
    const errors = takeRow(day, of, one, country);
    if (Object.keys(errors).length === 0) continue;
    day.wrong.push(row);
    unread.push({ row, key: nameOf(day), errors });
  }
  const brings: Brought[] = [];
  const astrayOfTables = byTable(astray);
  for await (const day of yielding(days.values())) {
    const [first] = day.taken;
    if (!first) continue;
    const errors = keptOutBy(day, wrongOf(day, astrayOfTables));
    if (Object.keys(errors).length === 0) brings.push(broughtBy(day));
    else unread.push({ row: first.row, key: nameOf(day), errors });
  }
  return { needs: [], brings, unread: unread.sort((one, other) => one.row - other.row) };
};

export const tableSource: Source = { name: 'tablas', read: readTables };
