/** The words that the demo's plans share: coverage tags, headings of benefits, features, and countries of coverage. */
import { type CatalogueTermDetails } from '@cotejo/core/insurance-types';
import { type CountryCode } from '@cotejo/core/kit/country';
import { tableOf } from './files.ts';
import { pictogram } from './images.ts';

type Row = Pick<CatalogueTermDetails, 'kind' | 'name' | 'displayName'> & { readonly icon?: string };
const rows = await tableOf<Row>('terms.csv');

/** Every term of a market; abroad, also the countries where plans cover. */
export const demoTerms = (country: CountryCode): readonly CatalogueTermDetails[] =>
  rows
    .filter(({ kind }) => kind !== 'coverageCountry' || country === 'INT')
    .map(({ icon, ...term }) => ({
      country,
      ...term,
      ...(icon === undefined ? { code: term.name } : { icon: pictogram(icon) }),
      order: rows.filter(({ kind }) => kind === term.kind).findIndex(({ name }) => name === term.name) + 1,
    }));
