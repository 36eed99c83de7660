import { coverageOrganizationDetails } from '@cotejo/core/organizations';
import { datedTableKinds } from '@cotejo/core/dated-tables';
import { productContent } from '@cotejo/core/product-content';
import { priceRule } from '@cotejo/core/pricing';
import { expect, test } from 'vitest';
import { type Field } from './field.ts';
import { fieldOf, type Schema } from './fieldOf.ts';
import { columnsOf } from './flatList.ts';

const listsIn = (
  field: Field,
  path: string,
): readonly (readonly [string, readonly string[] | undefined])[] => {
  switch (field.kind) {
    case 'record':
      return field.fields.flatMap((one) => listsIn(one.field, `${path}.${one.name}`));
    case 'variants':
      return field.variants.flatMap(({ fields, value }) =>
        fields.flatMap((one) => listsIn(one.field, `${path}.${value}.${one.name}`)),
      );
    case 'dictionary':
      return listsIn(field.value, path);
    case 'list':
      return [[path, columnsOf(field)?.map(({ name }) => name)], ...listsIn(field.item, path)];
    default:
      return [];
  }
};
const tablesIn = (schema: Schema, path: string) =>
  listsIn(fieldOf(schema, [path]), path).filter(([, columns]) => columns !== undefined);

test('bands and tiers of prices are tables', () =>
  expect(tablesIn(priceRule, 'price')).toEqual([
    ['price.ageBands.bands', ['from', 'to', 'sex', 'amount']],
    ['price.eps.premium.age.bands', ['from', 'to', 'sex', 'amount']],
    ['price.eps.premium.household.tiers', ['persons', 'amount']],
    ['price.collective.tiers', ['fromWorkers', 'perWorker', 'perDependant']],
    ['price.pets.bands', ['species', 'breeds', 'breedGroup', 'from', 'to', 'amount']],
  ]));

test('so are the risk factors', () =>
  expect(datedTableKinds.flatMap(({ rows }) => tablesIn(rows, 'rows'))).toContainEqual([
    'rows.bands',
    ['from', 'below', 'policyholder', 'dependant'],
  ]));

test('coverages, texts and the places of a clinic are none', () => {
  expect(tablesIn(productContent, 'content')).toEqual([]);
  expect(tablesIn(coverageOrganizationDetails, 'clinic')).toEqual([]);
});
