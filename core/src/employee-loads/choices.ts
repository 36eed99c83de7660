/** Fields of a load of which a cell has one of a few words. */
import { bankAccountTypes, cancellationReasons, genders } from '../reference/collective-tables.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { dependantTypes } from '../reference/dependant-types.ts';
import { restrictionCodes } from '../reference/restriction-codes.ts';
import { type LoadField } from './columns.ts';

export const loadChoices: Readonly<Partial<Record<LoadField, readonly string[]>>> = {
  gender: genders.map(({ name }) => name),
  insuredType: ['Asegurado', 'No asegurado'],
  dependentType: dependantTypes.map(({ name }) => name),
  accountType: bankAccountTypes.map(({ name }) => name),
  reason: cancellationReasons.map(({ name }) => name),
};

/** A policy as far as a template asks it. */
export type TemplatePolicy = {
  readonly country: CountryCode;
  readonly coverageGroups: readonly { readonly code: string }[];
};

/** Only banks of Chile have it. */
const sightAccount = bankAccountTypes.find(({ id }) => id === 'sight')!.name;

/** The words that a template lists for a field. @param policy nothing where none is chosen yet */
export const templateChoices = (
  field: LoadField,
  policy: TemplatePolicy | undefined,
): readonly string[] | undefined => {
  if (field === 'coverageGroup') {
    const codes = policy?.coverageGroups.map(({ code }) => code) ?? [];
    return codes.length > 0 ? codes : undefined;
  }
  // A cell has the numbers alone, one or several.
  if (field === 'restrictions') return restrictionCodes.map(({ id, name }) => `${id} ${name}`);
  const words = loadChoices[field];
  return field === 'accountType' && policy && policy.country !== 'CL'
    ? words?.filter((word) => word !== sightAccount)
    : words;
};
