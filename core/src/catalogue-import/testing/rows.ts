/** Builds rows as the file readers give them, for tests of the sources. */
import { type FileRow } from '../source.ts';

/** All rows at once, which an `ImportFile` accepts like streamed rows. */
type Rows = { readonly rows: readonly FileRow[] };
type Values = Readonly<Record<string, unknown>>;
const values = (names: readonly string[], cells: readonly unknown[]): Values =>
  Object.fromEntries(
    cells.flatMap((cell, at) => (cell === '' || cell === undefined ? [] : [[names[at]!, cell]])),
  );

/** Rows of a table with headings: the first data row is row 2. */
export const table = (names: readonly string[], ...rows: readonly (readonly unknown[])[]): Rows => ({
  rows: rows.map((cells, at) => ({ row: at + 2, values: values(names, cells) })),
});

/** Rows of a CSV text: semicolons where the first line has one, commas otherwise, with quoted cells. */
export const csv = (text: string): Rows => {
  const separator = text.split('\n', 1)[0]!.includes(';') ? ';' : ',';
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  const [names = [], ...rows] = text
    .replace('\uFEFF', '')
    .split(/\r?\n/)
    .filter((line) => line.replaceAll(separator, '').trim() !== '')
    .map((line) =>
      [...line.matchAll(cell)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain),
    );
  return table(names, ...rows);
};

/** Rows of a JSON list, or of an object of rows by id, alone or within another object. */
export const json = (content: unknown): Rows => {
  const given = JSON.parse(JSON.stringify(content)) as object;
  const isObject = (one: unknown): one is object =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  const byId = Object.values(given).find(
    (one) => isObject(one) && Object.values(one).every(isObject),
  ) as object;
  const all: readonly (readonly [string, object])[] = Object.entries(Array.isArray(given) ? given : byId);
  const present = (one: object) => Object.entries(one).filter(([, value]) => value !== null);
  return {
    rows: all.map(([id, one], at) => ({
      row: at + 1,
      values: Object.fromEntries([...(Array.isArray(given) ? [] : [['id', id] as const]), ...present(one)]),
    })),
  };
};
