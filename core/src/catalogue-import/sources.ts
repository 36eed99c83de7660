/** The sources that a catalogue can be imported from. */
import { importSource, type ImportSourceName } from './import-sources.ts';
import { rejectInput } from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { columnsOf } from './columns.ts';
import { type FileRow, type ReadFile, type Source } from './source.ts';
import { clinicSource } from './sources/clinics.ts';
import { isapreSource } from './sources/isapre.ts';
import { productSource } from './sources/products.ts';
import { renipressSource } from './sources/renipress.ts';
import { tableSource } from './sources/tables.ts';

const sources: readonly Source[] = [isapreSource, renipressSource, clinicSource, productSource, tableSource];

/** A file that is being read: its rows as they come, and, after them, the sheet of a workbook. */
export type ImportFile = {
  readonly rows: Iterable<FileRow> | AsyncIterable<FileRow>;
  readonly sheet?: () => string | undefined;
};

/** A file as its source reads it, and its columns that mean nothing to it. */
export type ReadImport = ReadFile & { readonly ignored: readonly string[] };

/**
 * What a file brings, row by row; nothing is known of what is there already.
 * @throws Rejection (422) for a file that is another one, or a source that has nothing of that country
 */
export const readImport = async (
  name: ImportSourceName,
  country: CountryCode,
  file: ImportFile,
): Promise<ReadImport> => {
  const { countries, columns } = importSource(name);
  if (!countries.includes(country))
    return rejectInput({ country: `Esa fuente es solo de: ${countries.join(', ')}.` });
  const seen = columnsOf(columns);
  const read = await sources.find((one) => one.name === name)!.read(seen.follow(file.rows), country);
  return { ...read, ignored: seen.ignored(file.sheet?.()) };
};
