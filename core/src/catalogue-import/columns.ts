/** The columns of a file against those of its source: what is missing makes it another file, what is too much is told. */
import { type ImportColumn } from './import-sources.ts';
import { beginningOf } from '../kit/text/index.ts';
import { rejectInput } from '../kit/event-sourcing/index.ts';
import { inPieces } from './in-pieces.ts';
import { type FileRow } from './source.ts';

const [mostNamed, longestName] = [20, 60];

/** Also of a cell that can't be read: it has something. */
const namesIn = async (rows: readonly FileRow[]): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  await inPieces(rows, ({ values, errors = {} }) => {
    for (const name of Object.keys(values)) names.add(name);
    for (const name of Object.keys(errors)) if (name !== 'row') names.add(name);
  });
  return names;
};

const named = (names: readonly string[]): string =>
  names
    .slice(0, mostNamed)
    .map((name) => (name.length > longestName ? `${beginningOf(name, longestName)}…` : name))
    .join(', ');

/**
 * @param sheet the one of a workbook that was read
 * @returns the names of what the file has and its source does not read, in the file's order
 * @throws Rejection (422) about the file where no row has what every row needs
 */
export const ignoredColumns = async (
  rows: readonly FileRow[],
  columns: readonly ImportColumn[],
  sheet?: string,
): Promise<readonly string[]> => {
  const found = await namesIn(rows);
  const missing = columns.filter(({ name, isRequired }) => isRequired && !found.has(name));
  if (missing.length > 0)
    return rejectInput({
      file:
        (sheet === undefined ? '' : `Se leyó la hoja «${sheet}», la primera que está a la vista. `) +
        `${missing.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${named(missing.map(({ name }) => name))}. ` +
        `El archivo tiene datos en: ${named([...found]) || 'ninguna'}.`,
    });
  const known = new Set(columns.map(({ name }) => name));
  return [...found].filter((name) => !known.has(name)).slice(0, mostNamed);
};
