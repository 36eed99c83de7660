/** Accounts: what executives pay in, and what is left of it. Safe in a browser. */
export { accountRefusal, maySeeAccount, type MovementCommand } from './account-access.ts';
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
export { type AccountRecord, accounts } from './account-record.ts';
export { accountWords, movementWords } from './account-words.ts';
export { type ChargeBasis, chargeBasis, mostChargedPeople } from './charge-basis.ts';
export { type AccountNotificationKind, accountNotifications } from './notifications.ts';
export { movements, movementValues, type ShownMovement } from './movements.ts';
export {
  longestStatement,
  mostStatementLines,
  type Statement,
  statementOf,
  statementSchema,
} from './statement.ts';
