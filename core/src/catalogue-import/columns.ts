/** Compares the columns of a file with those of its source: a missing required one refuses the file, unknown ones are reported. */
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

/** @returns the row without errors of unknown columns: they don't reject a row */
const withoutOthers = (one: FileRow, known: ReadonlySet<string>): FileRow => {
  if (!one.errors) return one;
  const { errors, ...row } = one;
  const kept = Object.entries(errors).filter(([name]) => name === 'row' || known.has(name));
  return kept.length > 0 ? { ...row, errors: Object.fromEntries(kept) } : row;
};

/** Collects the column names of one file while its rows stream through. */
export const columnsOf = (columns: readonly ImportColumn[]) => {
  const known = new Set(columns.map(({ name }) => name));
  const found = new Set<string>();
  return {
    /** @yields each row, without the errors of unknown columns */
    async *follow(rows: Iterable<FileRow> | AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
      for await (const one of rows) {
        for (const name of Object.keys(one.values)) found.add(name);
        // An unreadable cell has a column, too.
        for (const name of Object.keys(one.errors ?? {})) if (name !== 'row') found.add(name);
        yield withoutOthers(one, known);
      }
    },
    /**
     * To be called after the last row.
     * @param sheet name of the workbook's sheet that was read
     * @returns the file's columns that its source does not know, in the file's order, at most 20
     * @throws Rejection (422) where no row has a required column
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
