/** The columns of a file against those of its source: what is missing makes it another file, what is too much is told. */
import { type ImportColumn } from './import-sources.ts';
import { beginningOf } from '../kit/text/index.ts';
import { rejectInput } from '../kit/event-sourcing/index.ts';
import { type FileRow } from './source.ts';

const [mostNamed, longestName] = [20, 60];

const named = (names: readonly string[]): string =>
  names
    .slice(0, mostNamed)
    .map((name) => (name.length > longestName ? `${beginningOf(name, longestName)}…` : name))
    .join(', ');

/** @returns the row without what is wrong with a column that nobody reads: that keeps no row out */
const withoutOthers = (one: FileRow, known: ReadonlySet<string>): FileRow => {
  if (!one.errors) return one;
  const { errors, ...row } = one;
  const told = Object.entries(errors).filter(([name]) => name === 'row' || known.has(name));
  return told.length > 0 ? { ...row, errors: Object.fromEntries(told) } : row;
};

/** Follows the rows of one file, so that nobody has to keep them to know its columns. */
export const columnsOf = (columns: readonly ImportColumn[]) => {
  const known = new Set(columns.map(({ name }) => name));
  const found = new Set<string>();
  return {
    /** @yields each row as its source reads it */
    async *follow(rows: Iterable<FileRow> | AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
      for await (const one of rows) {
        for (const name of Object.keys(one.values)) found.add(name);
        // A cell that can't be read has something, too.
        for (const name of Object.keys(one.errors ?? {})) if (name !== 'row') found.add(name);
        yield withoutOthers(one, known);
      }
    },
    /**
     * After the last row.
     * @param sheet the one of a workbook that was read
     * @returns the names of what the file has and its source does not read, in the file's order
     * @throws Rejection (422) about the file where no row has what every row needs
     */
    ignored(sheet?: string): readonly string[] {
      const missing = columns.filter(({ name, isRequired }) => isRequired && !found.has(name));
      if (missing.length > 0)
        return rejectInput({
          file:
            (sheet === undefined ? '' : `Se leyó la hoja «${sheet}», la primera que está a la vista. `) +
            `${missing.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${named(missing.map(({ name }) => name))}. ` +
            `El archivo tiene datos en: ${named([...found]) || 'ninguna'}.`,
        });
      return [...found].filter((name) => !known.has(name)).slice(0, mostNamed);
    },
  };
};
