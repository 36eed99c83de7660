/** Profiles for tests, said briefly. */
import { type Dependant } from '../../profile/profile.ts';
import { type Policyholder, type Profile } from '../../profile/index.ts';

export const nobody: Profile = {
  country: 'PE',
  policyholders: [],
  dependants: [],
  pets: [],
  isEntered: true,
};

export const policyholder = (age: number, more: Partial<Policyholder> = {}): Policyholder => ({
  age,
  sex: 'male',
  ...more,
});
export const child = (age: number, more: Partial<Dependant> = {}): Dependant => ({
  age,
  sex: 'female',
  relationship: 'child',
  ...more,
});

/** Persons below 18 are children of the others. */
export const family = (...ages: readonly number[]): Profile => ({
  ...nobody,
  policyholders: ages.filter((age) => age >= 18).map((age) => policyholder(age)),
  dependants: ages.filter((age) => age < 18).map((age) => child(age)),
});
