import { describe, expect, test } from 'vitest';
import { catalogueTermDetails, insuranceTypeDetails } from '@cotejo/core/insurance-types';
import { coverageOrganizationDetails, organizationDetails } from '@cotejo/core/organizations';
import { datedTableKinds } from '@cotejo/core/dated-tables';
import { productContent } from '@cotejo/core/product-content';
import { priceRule } from '@cotejo/core/pricing';
import { type Field } from '../schema/field.ts';
import { fieldOf, type Schema } from '../schema/fieldOf.ts';
import { choiceName, labelAt } from './words.ts';

const forms: readonly Schema[] = [
  productContent,
  organizationDetails,
  insuranceTypeDetails,
  coverageOrganizationDetails,
  catalogueTermDetails,
  priceRule,
  ...datedTableKinds.map(({ rows }) => rows),
];

type Met = { readonly path: readonly string[]; readonly values: readonly (string | number)[] };

/** Every field that a form may ask for, with what may be chosen. */
const metIn = (field: Field, path: readonly string[]): Met[] => {
  switch (field.kind) {
    case 'record':
      return [{ path, values: [] }, ...field.fields.flatMap((one) => metIn(one.field, [...path, one.name]))];
    case 'list':
      return metIn(field.item, path);
    case 'dictionary':
      return metIn(field.value, path);
    case 'variants':
      return [
        { path: field.by ? [...path, field.by] : path, values: field.variants.map(({ value }) => value) },
        ...field.variants.flatMap(({ fields }) =>
          fields.flatMap((one) => metIn(one.field, [...path, one.name])),
        ),
      ];
    case 'choice':
    case 'choices':
      return [{ path, values: field.values }];
    default:
      return [{ path, values: [] }];
  }
};
const met = forms.flatMap((schema) => metIn(fieldOf(schema), []));
/** Names that are the same in every language: payment gateways, currencies. */
const asTheyAre = [
  'EPS',
  'kushki',
  'linkify',
  'cotejo',
  'queseguro',
  'transbank',
  'mercadopago',
  'IGV',
  'IVA',
  'Master',
  'Visa',
];

describe('in a form of the catalogue', () => {
  test('every field has a name in Spanish', () => {
    expect(met.length).toBeGreaterThan(300);
    const nameless = met.filter(({ path }) => path.length > 0 && labelAt(path) === path.at(-1));
    expect(nameless.map(({ path }) => path.join('.'))).toEqual([]);
  });
  test('everything that can be chosen has a name in Spanish', () => {
    const nameless = met.flatMap(({ path, values }) =>
      values.filter((value) => choiceName(path.at(-1) ?? '', value) === String(value)),
    );
    const spanish = ['Individual', 'Colectivo', 'Convenio', 'Extranjero'];
    expect(new Set(nameless.map(String).filter((one) => ![...asTheyAre, ...spanish].includes(one)))).toEqual(
      new Set(),
    );
  });
});
