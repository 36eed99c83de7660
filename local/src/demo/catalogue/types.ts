/** The categories and types of insurance, the same in each market that has plans of them. */
import { type InsuranceTypeDetails, insuranceTypeNumber } from '@cotejo/core/insurance-types';
import { type CountryCode } from '@cotejo/core/kit/country';
import { tableOf } from './files.ts';
import { pictogram } from './images.ts';
import { slugOf } from './slug.ts';

type Row = Pick<
  InsuranceTypeDetails,
  'name' | 'displayName' | 'profileType' | 'comparePath' | 'description' | 'colour'
> & { readonly icon?: string; readonly category?: string };
const rows = await tableOf<Row>('insurance-types.csv');
const categories = rows.filter(({ category }) => category === undefined);
const types = rows.filter(({ category }) => category !== undefined);

const rowOf = (name: string | undefined): Row => {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`No insurance type is called ${name}.`);
  return row;
};

export const insuranceTypeOf = (country: CountryCode, name: string): InsuranceTypeDetails => {
  const { category, icon, ...row } = rowOf(name);
  const among = category === undefined ? categories : types;
  return {
    country,
    ...row,
    url: slugOf(row.displayName),
    order: among.findIndex((one) => one.name === name) + 1,
    ...(icon !== undefined && { icon: pictogram(icon) }),
    ...(category !== undefined && {
      colour: rowOf(category).colour,
      upperTypeId: insuranceTypeNumber(country, category),
    }),
  };
};

/** The given types with the categories that they stand in, in the order in which they are shown. */
export const insuranceTypesOf = (
  country: CountryCode,
  names: ReadonlySet<string>,
): InsuranceTypeDetails[] => {
  const sold = types.filter(({ name }) => names.has(name));
  const above = new Set(sold.map(({ category }) => category!));
  return [...above, ...sold.map(({ name }) => name)].map((name) => insuranceTypeOf(country, name));
};
