/** Accounts: what executives pay in, and what is left of it. Safe in a browser. */
export {
  accountList,
  accountRule,
  allowedAccountCommands,
  maySeeAccount,
  type MovementCommand,
} from './account-access.ts';
export {
  account,
  accountCurrencies,
  type Account,
  type AccountEvent,
  accountEvents,
  accountStream,
  deposit,
  largestMovement,
  longestReason,
  longestReference,
  openAccount,
  withdraw,
} from './account.ts';
export {
  type AccountRecord,
  accountRecordSchema,
  type AccountRow,
  accountTable,
  accountValues,
  type MovementRow,
  movementTable,
  movementValues,
} from './account-table.ts';
