/** Employees and their dependants. Safe in a browser. */
export {
  type BankAccount,
  fullNameOf,
  type Identity,
  type InsuredPerson,
  insuredPerson,
  type InsuredPersonEvent,
  insuredPersonEvents,
  insuredPersonStream,
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
  type PersonChange,
  reactivatePerson,
  registerPerson,
  removePersonMeasure,
} from './person-decisions.ts';
export {
  allowedPersonCommands,
  type PersonCommand,
  personCommands,
  personGuard,
  personHistoryRule,
  personList,
  personPermissions,
  personRule,
} from './person-access.ts';
export {
  guardedPerson,
  listedName,
  personHistoryTable,
  type PersonRecord,
  personRecordSchema,
  type PersonRow,
  personTable,
  personValues,
} from './person-table.ts';
