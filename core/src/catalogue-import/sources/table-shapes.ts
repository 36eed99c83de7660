/** Row formats of the dated tables: the columns of a row, and how the rows of a day form its values. */
import { z } from 'zod';
import { type DatedTableKind } from '../../dated-tables/index.ts';
import { type FieldErrors } from '../../kit/event-sourcing/index.ts';
import { type CountryCode, countryCodes } from '../../kit/country/index.ts';
import { insurerCalled, isapreKeyOf } from '../../reference/chilean-insurers.ts';
import { plainly } from '../../kit/text/index.ts';
import { cellDecimal, cellNumber, cellPercent, cellText, maybeText } from '../fields.ts';

/** The parsed cells of one row. */
type Cells = Readonly<Record<string, unknown>>;
export type TableShape = {
  /** Column whose value is unique within a day. */
  readonly key: 'desde' | 'nombre' | 'edadDesde';
  readonly cells: z.ZodType<Cells>;
  readonly valuesOf: (rows: readonly Cells[]) => unknown;
  /** Row and column of the value at a path; each value of a day may have an error. */
  readonly placesIn: (rows: readonly Cells[]) => PlaceOf;
  /** Errors of required values that no row has, by column. */
  readonly lackOf: (rows: readonly Cells[]) => FieldErrors;
};
type PlaceOf = (path: readonly string[]) => { readonly at: number; readonly column: string };

const shape = <Fields extends Cells>(
  key: TableShape['key'],
  cells: z.ZodType<Fields>,
  valuesOf: (rows: readonly Fields[]) => unknown,
  placesIn: (rows: readonly Fields[]) => PlaceOf,
  lackOf: (rows: readonly Fields[]) => FieldErrors = () => ({}),
): TableShape => ({
  key,
  cells,
  valuesOf: (rows) => valuesOf(rows as readonly Fields[]),
  placesIn: (rows) => placesIn(rows as readonly Fields[]),
  lackOf: (rows) => lackOf(rows as readonly Fields[]),
});

/** A whole day in one row. */
export const wholeDay = (values: object): TableShape =>
  shape(
    'desde',
    z.object({}),
    () => values,
    () => (path) => ({ at: 0, column: ['valores', ...path].join('.') }),
  );

/** Cell of a path such as `uf.colmena` or `levels.III.health`; a name may contain points, and an empty one is the unnamed row's. */
const placesByName =
  (columns: Readonly<Record<string, string>> = {}) =>
  (rows: readonly { readonly nombre?: string | undefined }[]): PlaceOf => {
    const rowOf = new Map(rows.map(({ nombre = '' }, at) => [nombre, at]));
    return ([, ...within]) => {
      const field = columns[within.at(-1) ?? ''];
      const name = (field ? within.slice(0, -1) : within).join('.');
      return { at: rowOf.get(name) ?? -1, column: field ?? 'valor' };
    };
  };

const bandColumns: Readonly<Record<string, string>> = {
  from: 'edadDesde',
  below: 'edadMenorDe',
  policyholder: 'cotizante',
  dependant: 'carga',
};

type Named = { readonly nombre: string };
const byName = <Row extends Named, Value>(rows: readonly Row[], valueOf: (row: Row) => Value) =>
  Object.fromEntries(rows.map((row) => [row.nombre, valueOf(row)]));

/** An object drops a property of this name, and the row would be lost silently. */
const isName = (name = ''): boolean => plainly(name) !== '__proto__';
const noName = 'No es un nombre.';
const nameCell = cellText.refine(isName, noName);

/** Maps an isapre's name to the key that prices use; a new isapre gets a key derived from its name. */
const isapre = nameCell.transform((name) => {
  const found = insurerCalled(name);
  return found ? isapreKeyOf(found) : plainly(name).replace(/\s+/g, '-');
});
const noAssumedLevel = 'Falta la fila sin nombre, que dice el nivel de quien no indica su trabajo.';
const age = cellNumber(0, 130).pipe(z.int('Debe ser un número entero.'));

/** Numbers are parsed in the notation of the table's country. */
const shapesIn = (country: CountryCode): { readonly [Table in DatedTableKind['table']]?: TableShape } => {
  const decimal = cellDecimal(country);
  const percent = cellPercent(country);
  const one = (field: string, number: typeof decimal | typeof percent): TableShape =>
    shape(
      'desde',
      z.object({ valor: number }),
      ([row]) => ({ [field]: row!.valor }),
      () => () => ({ at: 0, column: 'valor' }),
    );
  return {
    exchange: one('value', decimal),
    taxes: one('percent', percent),
    epsCredit: one('percent', percent),
    gesPremiums: shape(
      'nombre',
      z.object({ nombre: isapre, valor: decimal }),
      (rows) => ({
        uf: byName(rows, ({ valor }) => valor),
      }),
      placesByName(),
    ),
    sctrRates: shape(
      'nombre',
      z.object({ nombre: nameCell, salud: percent, pension: percent }),
      (rows) => ({
        levels: byName(rows, ({ salud: health, pension }) => ({ health, pension })),
      }),
      placesByName({ health: 'salud', pension: 'pension' }),
    ),
    breedGroups: shape(
      'nombre',
      z.object({ nombre: nameCell, valor: cellText }),
      (rows) => ({
        groupOf: byName(rows, ({ valor }) => valor),
      }),
      placesByName(),
    ),
    workRisks: shape(
      'nombre',
      z.object({ nombre: maybeText.refine(isName, noName), valor: cellText }),
      (rows) => ({
        levelOf: Object.fromEntries(rows.flatMap(({ nombre, valor }) => (nombre ? [[nombre, valor]] : []))),
        assumed: rows.find(({ nombre }) => nombre === undefined)?.valor,
      }),
      // Only a whole day as JSON has levels by sector.
      (rows) => {
        const placeOf = placesByName()(rows);
        return (path) => (path[0] === 'levelOfSector' ? { at: 0, column: 'valores' } : placeOf(path));
      },
      (rows): FieldErrors =>
        rows.some(({ nombre }) => nombre === undefined) ? {} : { nombre: noAssumedLevel },
    ),
    riskFactors: shape(
      'edadDesde',
      z.object({ edadDesde: age, edadMenorDe: age.optional(), cotizante: decimal, carga: decimal }),
      (rows) => ({
        bands: rows.map(({ edadDesde: from, edadMenorDe: below = null, cotizante, carga }) => ({
          from,
          below,
          policyholder: cotizante,
          dependant: carga,
        })),
      }),
      () =>
        ([, band, field = 'from']) => ({ at: Number(band), column: bandColumns[field] ?? 'edadDesde' }),
    ),
  };
};

const shapes = new Map(countryCodes.map((country) => [country, shapesIn(country)]));

/** @returns undefined for a table whose day is a nested value, which takes JSON in `valores` */
export const tableShape = ({ table, country }: DatedTableKind): TableShape | undefined =>
  shapes.get(country)?.[table];
