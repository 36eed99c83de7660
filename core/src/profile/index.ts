/** The profile that a price is asked for: who is to be insured. Safe in a browser. */
export { oldestAge, years } from './ages.ts';
export { defaultProfile, perfilIngreso } from './perfil-ingreso.ts';
export { mostPersons, mostPolicyholders } from './perfil-schema.ts';
export {
  type Pet,
  type Policyholder,
  type Profile,
  type ProfileSubject,
  type RiskyWork,
  type Role,
  roleOfDependant,
  roleOfPolicyholder,
  type Sex,
  type Species,
  speciesIds,
} from './profile.ts';
