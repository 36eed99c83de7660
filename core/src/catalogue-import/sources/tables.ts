/** Values of dated tables, of as many tables and days as a file has: a day's values stand in one row or in several. */
import { beginningOf, plainly } from '../../kit/text/index.ts';
import { z } from 'zod';
import { datedTableKind, datedTableKinds } from '../../dated-tables/index.ts';
import { type FieldErrors } from '../../kit/event-sourcing/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { countryOf } from '../../reference/countries.ts';
import { spelledDay } from '../../kit/time/index.ts';
import { inTurns } from '../../kit/turns/index.ts';
import { fieldErrors, inSpanish } from '../../kit/validation/index.ts';
import { cellDay, cellObject, cellText, cellYes } from '../fields.ts';
import { type Brought, type FileRow, type Source, type UnreadRow } from '../source.ts';
import { type TableShape, tableShape, wholeDay } from './table-shapes.ts';

/** Of several tables of a name, such as IVA, the country's own. */
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
/** Characters of JSON: an append takes no more of a day. */
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

/** What a file says of a table from a day on; `of` is what its first row says of the day as a whole. */
type Day = {
  readonly of: DayCells;
  readonly taken: {
    readonly row: number;
    readonly cells: Readonly<Record<string, unknown>>;
    readonly of: DayCells;
  }[];
  /** By what stands once in a day; of a day of one row, nothing. */
  readonly rowOf: Map<unknown, number>;
  readonly wrong: number[];
};

const shapeOf = ({ of: { tabla, valores } }: Day): TableShape | undefined =>
  valores ? wholeDay(valores) : tableShape(tabla);

/** What `valores` stands instead of. */
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

/** Whether a day is told in two ways: which of them is meant, nobody can know. */
const isInBothWays = (day: Day, { valores }: DayCells, values: FileRow['values']): boolean => {
  const isInCells = valueColumns.some((name) => (values[name] ?? '') !== '');
  return valores ? isInCells || !day.of.valores : isInCells && day.of.valores !== undefined;
};

/** @returns what is wrong with the row; nothing where it is one of the day's from now on */
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

/** Rows that are named of all that keep a day out: each of these is told by itself as well, and a file has many. */
const mostNamed = 5;
/** The rows that keep a day out: the first of them, and how many they are. */
type WrongRows = { readonly first: readonly number[]; readonly count: number };

const listed = ({ first, count }: WrongRows): string => {
  if (count === 1) return `la fila ${first[0]} tiene un error`;
  const others = count - first.length;
  const rest = others === 1 ? 'otra' : `otras ${others}`;
  const names = others > 0 ? [...first, rest] : first;
  return `las filas ${names.slice(0, -1).join(', ')} y ${names.at(-1)} tienen errores`;
};

/** Of a day of several rows, all that they say of where it comes from; and one that confirms it is enough. */
const broughtBy = (day: Day): Brought => {
  const { tabla, desde } = day.of;
  const sources = new Set(day.taken.flatMap(({ of: { fuente } }) => fuente ?? []));
  const shape = shapeOf(day)!;
  const cells = day.taken.map((one) => one.cells);
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
      const { at, column } = shape.placeOf(path.split('.').slice(1), cells);
      return { row: (day.taken[at] ?? day.taken[0]!).row, column };
    },
  };
};

/** What keeps a day out that has rows to be taken; nothing where it comes in. */
const keptOutBy = (day: Day, wrong: WrongRows): FieldErrors =>
  wrong.count > 0
    ? { row: `El día queda como estaba: ${listed(wrong)}.` }
    : shapeOf(day)!.lackOf(day.taken.map(({ cells }) => cells));

/** A row of which nobody can tell the day: it may be one of any day of its table, or of any table. */
type Astray = { readonly row: number; readonly table: string | undefined };

const astrayOf = ({ row, values }: FileRow, { shape }: ReturnType<typeof dayCellsOf>): Astray => {
  const { data } = shape.tabla.safeParse(values['tabla']);
  return { row, table: data?.name };
};

/** The rows that may be of each table. */
const byTable = (astray: readonly Astray[]): ReadonlyMap<string, readonly number[]> =>
  new Map(
    datedTableKinds.map(({ name }) => [
      name,
      astray.flatMap(({ row, table }) => ((table ?? name) === name ? [row] : [])),
    ]),
  );

/** Its own wrong rows, and of a day of several rows those that may be its own. */
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
  for await (const day of inTurns(days.values())) {
    const [first] = day.taken;
    if (!first) continue;
    const errors = keptOutBy(day, wrongOf(day, astrayOfTables));
    if (Object.keys(errors).length === 0) brings.push(broughtBy(day));
    else unread.push({ row: first.row, key: nameOf(day), errors });
  }
  return { needs: [], brings, unread: unread.sort((one, other) => one.row - other.row) };
};

export const tableSource: Source = { name: 'tablas', read: readTables };
