/** The sources that a catalogue can be imported from. */
import { importSource, type ImportSourceName } from './import-sources.ts';
import { rejectInput } from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { ignoredColumns } from './columns.ts';
import { readRows } from './file/read-rows.ts';
import { type ReadFile, type Source } from './source.ts';
import { clinicSource } from './sources/clinics.ts';
import { isapreSource } from './sources/isapre.ts';
import { productSource } from './sources/products.ts';
import { renipressSource } from './sources/renipress.ts';
import { tableSource } from './sources/tables.ts';

const sources: readonly Source[] = [isapreSource, renipressSource, clinicSource, productSource, tableSource];

/** A file as its source reads it, and its columns that mean nothing to it. */
export type ReadImport = ReadFile & { readonly ignored: readonly string[] };

/**
 * What a file brings, row by row; nothing is known of what is there already.
 * @throws Rejection (422) for a file that can't be read or is another one, or a source that has nothing of that country
 */
export const readImport = async (
  name: ImportSourceName,
  country: CountryCode,
  file: Buffer,
): Promise<ReadImport> => {
  const { countries, columns } = importSource(name);
  if (!countries.includes(country))
    return rejectInput({ country: `Esa fuente es solo de: ${countries.join(', ')}.` });
  const rows = readRows(file, country, { once: columns.map(({ name }) => name) });
  const ignored = ignoredColumns(rows, columns);
  return { ...(await sources.find((one) => one.name === name)!.read(rows, country)), ignored };
};
