/** A list of rows as JSON: an array of objects; or one object by id, alone or as the only object of another. */
import { readJson } from '@cotejo/core/kit/validation';
import { longestCell, tooLong } from './bounded.ts';
import { mostCells, type TableOptions, type TableRow } from './table.ts';
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
const wrongIn = (name: string, row: number, value: unknown): string | undefined => {
  if (typeof value === 'string' && value.length > longestCell) return tooLong(`«${name}» de la fila ${row}`);
  if (typeof value !== 'number') return undefined;
  return (Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value))
    ? undefined
    : isTooLong;
};
const rowOf = (row: number, values: Values): TableRow => {
  const wrong = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    const message = wrongIn(name, row, value);
    if (message !== undefined) wrong.set(name, message);
  }
  if (wrong.size === 0) return { row, values };
  const right = Object.entries(values).filter(([name]) => !wrong.has(name));
  return { row, values: Object.fromEntries(right), errors: Object.fromEntries(wrong) };
};

const signs = new Set([...'{[:'].map((sign) => sign.charCodeAt(0)));
/** How many objects, lists and fields a piece has at most: each takes many times its length once it is read. */
const sizeOf = (json: string): number => {
  let size = 0;
  for (let at = 0; at < json.length; at += 1) if (signs.has(json.charCodeAt(at))) size += 1;
  return size;
};

/** @throws Rejection (422) for what is no such list, or holds more than so many rows may; and where columns have letters, as JSON has none */
export const jsonRows = async (
  pieces: AsyncIterable<string>,
  { bounds, isUnheaded }: Pick<TableOptions, 'bounds' | 'isUnheaded'>,
): Promise<readonly TableRow[]> => {
  if (isUnheaded)
    return unreadable('El archivo es JSON. Guarda la tabla como XLSX o CSV y elige el archivo nuevo.');
  const most = mostCells(bounds);
  let [text, size] = ['', 0];
  for await (const piece of pieces) {
    size += sizeOf(piece);
    if (size > most)
      return unreadable(`El archivo JSON tiene más de ${most} datos. Deja solo los campos de la plantilla.`);
    text += piece;
  }
  const read = readJson(text);
  if (!('value' in read))
    return unreadable(
      read.message === undefined
        ? 'El archivo no es JSON válido.'
        : `El archivo JSON no se puede leer${read.path && ` (en ${read.path})`}: ${read.message}`,
    );
  const content = read.value;
  if (Array.isArray(content))
    return content.map((one: unknown, index) => rowOf(index + 1, isValues(one) ? valuesOf(one) : {}));
  const maps = isValues(content) ? Object.values(content).filter(isValues) : [];
  const byId = maps.find((map) => Object.values(map).every(isValues));
  if (!byId) return unreadable('El archivo JSON debe contener una lista de filas.');
  return Object.entries(byId).map(([id, values], index) =>
    rowOf(index + 1, { id, ...valuesOf(values as Values) }),
  );
};
