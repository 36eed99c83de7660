/** A list of rows as JSON: an array of objects; or one object by id, alone or as the only object of another. */
import { readJson } from '@cotejo/core/kit/validation';
import { type Bounds, mostCells, type TableRow } from './table.ts';
import { unreadable } from './unreadable.ts';

type Values = TableRow['values'];
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A null in JSON is an empty cell of a table: the value is left out. */
const valuesOf = (one: Values): Values =>
  Object.values(one).includes(null)
    ? Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null))
    : one;

const isTooLong = 'El número tiene más de 15 cifras y se pierden las últimas. Escríbelo entre comillas.';
/** A whole number that is longer than programs keep has other digits than were written. */
const rowOf = (row: number, values: Values): TableRow => {
  const wrong = Object.entries(values).filter(
    ([, value]) =>
      typeof value === 'number' &&
      (Number.isInteger(value) ? !Number.isSafeInteger(value) : !Number.isFinite(value)),
  );
  return wrong.length === 0
    ? { row, values }
    : { row, values, errors: Object.fromEntries(wrong.map(([name]) => [name, isTooLong])) };
};

const signs = new Set([...'{[:'].map((sign) => sign.charCodeAt(0)));
/** How many objects, lists and fields it has at most, before it is read: each takes many times its length. */
const sizeOf = (json: string): number => {
  let size = 0;
  for (let at = 0; at < json.length; at += 1) if (signs.has(json.charCodeAt(at))) size += 1;
  return size;
};

/** @throws Rejection (422) for what is no such list, or holds more than so many rows may */
export const jsonRows = (text: string, bounds: Bounds): readonly TableRow[] => {
  if (sizeOf(text) > mostCells(bounds))
    return unreadable('El archivo JSON tiene demasiados datos. Deja los campos que la plantilla nombra.');
  const read = readJson(text);
  if (!('value' in read))
    return unreadable(
      read.message === undefined
        ? 'El archivo no es JSON válido.'
        : `El archivo JSON no se puede leer, en ${read.path || 'su texto'}: ${read.message}`,
    );
  const content = read.value;
  if (Array.isArray(content))
    return content.map((one: unknown, index) => rowOf(index + 1, isValues(one) ? valuesOf(one) : {}));
  const maps = isValues(content) ? Object.values(content).filter(isValues) : [];
  const byId = maps.find((map) => Object.values(map).every(isValues));
  if (!byId) return unreadable('El archivo JSON debe tener una lista de filas.');
  return Object.entries(byId).map(([id, values], index) =>
    rowOf(index + 1, { id, ...valuesOf(values as Values) }),
  );
};
