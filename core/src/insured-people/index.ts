/** Employees and their dependants. Safe in a browser. */
export {
  type BankAccount,
  fullNameOf,
  type Identity,
  type InsuredPerson,
  insuredPerson,
  type InsuredPersonEvent,
  insuredPersonEvents,
  isRegistered,
  type Kinship,
  type Measures,
  memberStatusOf,
  missingOf,
  type PersonRegistration,
  type RegisteredPerson,
} from './insured-person.ts';
export {
  attachPersonFile,
  changePerson,
  deactivatePerson,
  erasePerson,
  measurePerson,
  reactivatePerson,
  registerPerson,
  removePersonMeasure,
  withdrawPersonFile,
} from './person-decisions.ts';
export { insuredPeople, listedName, missingLabel, type PersonRecord } from './person-record.ts';
export { personWords } from './person-words.ts';
