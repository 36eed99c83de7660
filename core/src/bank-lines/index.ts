/** Lines of the company's bank accounts, and whose money they are. Safe in a browser. */
export {
  assignBankLine,
  bankLine,
  type BankLine,
  type BankLineEvent,
  bankLineEvents,
  dismissBankLine,
  importBankLine,
  type KnownBankLine,
  longestNote,
} from './bank-line.ts';
export {
  allowedBankLineCommands,
  type BankLineCommand,
  bankLineRule,
  seesBankLine,
} from './bank-line-access.ts';
export {
  type BankLineRecord,
  bankLineRecordSchema,
  type BankLineRow,
  bankLineTable,
  bankLineValues,
} from './bank-line-table.ts';
export { bankDays, bankTitles, columnsOf, repeatedColumn } from './columns.ts';
export { brokenBalance, type OddRow, type ReadLine, readLines, tellsBalances } from './read-lines.ts';
