/** Accounts: what executives pay in, and what is left of it. Safe in a browser. */
export {
  accountList,
  accountRefusal,
  accountRule,
  allowedAccountCommands,
  maySeeAccount,
} from './account-access.ts';
export { accountLabels, movementLabels } from './account-labels.ts';
export { chargeLead, depositFromBank, noteFloor, reverseCharge } from './account-charges.ts';
export {
  accountCurrencies,
  type AccountCurrency,
  type AccountEvent,
  accountEvents,
  isMovement,
  largestMovement,
  longestReason,
  longestReference,
  reversalCause,
  type ReversalCause,
  signedAmount,
} from './account-events.ts';
export { account, type Account, accountStream, deposit, openAccount, withdraw } from './account.ts';
export {
  type AccountRecord,
  accountRecordSchema,
  accountTable,
  accountValues,
  type MovementRow,
  movementTable,
  movementValues,
} from './account-table.ts';
export { type ChargeBasis, chargeBasis, mostChargedPeople } from './charge-basis.ts';
export { type AccountNotificationKind, accountNotifications } from './notifications.ts';
export {
  longestStatement,
  mostStatementLines,
  type Statement,
  statementOf,
  statementSchema,
} from './statement.ts';
