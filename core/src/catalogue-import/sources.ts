/** The sources that a catalogue can be imported from. */
import { rejectInput } from '../event-sourcing/index.ts';
import { type CountryCode } from '../reference/index.ts';
import { readRows } from './file/read-rows.ts';
import { type ReadFile } from './source.ts';
import { clinicSource } from './sources/clinics.ts';
import { isapreSource } from './sources/isapre.ts';
import { productSource } from './sources/products.ts';
import { renipressSource } from './sources/renipress.ts';

export const sources = [isapreSource, renipressSource, clinicSource, productSource] as const;
export const sourceNames = ['isapre', 'renipress', 'clinicas', 'productos'] as const;
export type SourceName = (typeof sourceNames)[number];

/**
 * What a file brings, row by row; nothing is known of what is there already.
 * @throws Rejection (422) for a file that can't be read, or a source that has nothing of that country
 */
export const readImport = (name: SourceName, country: CountryCode, file: Buffer): ReadFile => {
  const source = sources.find((one) => one.name === name)!;
  if (!source.countries.includes(country))
    return rejectInput({ country: `Esa fuente es solo de: ${source.countries.join(', ')}.` });
  return source.read(readRows(file), country);
};
