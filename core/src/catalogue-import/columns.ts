/** The columns of a file against those of its source: what is missing makes it another file, what is too much is told. */
import { type ImportColumn } from './import-sources.ts';
import { beginningOf } from '../kit/text/index.ts';
import { type FileRow } from './file/read-rows.ts';
import { unreadable } from './file/unreadable.ts';

const [mostNamed, longestName] = [20, 60];

const namesIn = (rows: readonly FileRow[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { values } of rows) for (const name of Object.keys(values)) names.add(name);
  return names;
};

const named = (names: readonly string[]): string =>
  names
    .slice(0, mostNamed)
    .map((name) => (name.length > longestName ? `${beginningOf(name, longestName)}…` : name))
    .join(', ');

/**
 * @returns the names of what the file has and its source does not read, in the file's order
 * @throws Rejection (422) about the file where no row has what every row needs
 */
export const ignoredColumns = (
  rows: readonly FileRow[],
  columns: readonly ImportColumn[],
): readonly string[] => {
  const found = namesIn(rows);
  const missing = columns.filter(({ name, isRequired }) => isRequired && !found.has(name));
  if (missing.length > 0)
    return unreadable(
      `${missing.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${named(missing.map(({ name }) => name))}. ` +
        `El archivo tiene datos en: ${named([...found]) || 'ninguna'}.`,
    );
  const known = new Set(columns.map(({ name }) => name));
  return [...found].filter((name) => !known.has(name)).slice(0, mostNamed);
};
