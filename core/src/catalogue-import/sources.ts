/** Parses a catalogue file with the parser of its source. */
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

/** A file being read: its streamed rows and, after the last one, the name of a workbook's sheet. */
export type ImportFile = {
  readonly rows: Iterable<FileRow> | AsyncIterable<FileRow>;
  readonly sheet?: () => string | undefined;
};

/** The parsed file, and its columns that the source does not know. */
export type ReadImport = ReadFile & { readonly ignored: readonly string[] };

/**
 * Parses a file without access to the stored catalogue.
 * @throws Rejection (422) when a required column is missing, or the source does not serve the country
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
