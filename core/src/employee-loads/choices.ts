/** Fields of a load of which a cell has one of a few words. */
import { bankAccountTypes, cancellationReasons, genders } from '../reference/collective-tables.ts';
import { dependantTypes } from '../reference/dependant-types.ts';
import { type LoadField } from './columns.ts';

export const loadChoices: Readonly<Partial<Record<LoadField, readonly string[]>>> = {
  gender: genders.map(({ name }) => name),
  insuredType: ['Asegurado', 'No asegurado'],
  dependentType: dependantTypes.map(({ name }) => name),
  accountType: bankAccountTypes.map(({ name }) => name),
  reason: cancellationReasons.map(({ name }) => name),
};
