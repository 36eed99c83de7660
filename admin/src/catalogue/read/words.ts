/** What the catalogue's fields and choices are called. */
import { coverageAmounts, units } from '@cotejo/core/product-content';
import { countries } from '@cotejo/core/reference/countries';
import { coveragePeriods } from '@cotejo/core/reference/coverage-periods';
import { organizationTypes } from '@cotejo/core/reference/organization-types';
import { paymentMethods, paymentModes, periodicities } from '@cotejo/core/reference/payment-tables';
import { restrictionCodes } from '@cotejo/core/reference/restriction-codes';
import { catalogueChoices } from './choiceNames.ts';
import { catalogueFields, catalogueHints } from './fieldNames.ts';

/** @param path the names on the way to a field, its own last; places in lists make no difference */
export const labelAt = (path: readonly string[]): string => {
  const [name = '', holder = ''] = path.filter((one) => !/^\d+$/.test(one)).toReversed();
  return (
    catalogueFields[`${holder}.${name}`] ??
    catalogueFields[name] ??
    coverageAmounts.find(({ kind }) => kind === name)?.name ??
    name
  );
};

/** How to fill a field in. @returns nothing where its name says it */
export const hintAt = (path: readonly string[]): string | undefined => catalogueHints[path.at(-1) ?? ''];

type Named = { readonly id: string | number; readonly name: string };

/** Tables of reference, by the field that takes its values from them. */
const tables: Readonly<Record<string, readonly Named[]>> = {
  country: countries.map(({ code, name }) => ({ id: code, name })),
  methods: paymentMethods,
  mode: paymentModes,
  periodicity: periodicities,
  restrictionCode: restrictionCodes,
  unit: units.map(({ code, name }) => ({ id: code, name })),
};
/** What an organization is, and how often something is paid or counted, have names that other fields share. */
const shared: readonly Named[] = [...organizationTypes, ...coveragePeriods, ...periodicities];

/** @param name of the field that has the value */
export const choiceName = (name: string, value: string | number): string => {
  const ofTable = (table: readonly Named[] | undefined) =>
    table?.find(({ id }) => String(id) === String(value))?.name;
  return (
    ofTable(tables[name]) ??
    catalogueChoices[`${name}.${value}`] ??
    catalogueChoices[String(value)] ??
    ofTable(shared) ??
    String(value)
  );
};
