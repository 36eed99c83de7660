/** Lines of the company's bank accounts, and whose money they are. Safe in a browser. */
export {
  assignBankLine,
  bankLine,
  type BankLine,
  type BankLineEvent,
  bankLineEvents,
  dismissBankLine,
  importBankLine,
  longestNote,
  noteNumberedLine,
  operationNumber,
} from './bank-line.ts';
export { bankLineLabels } from './bank-line-labels.ts';
export { allowedBankLineCommands, bankLineRule, seesBankLine } from './bank-line-access.ts';
export {
  type BankLineRecord,
  bankLineRecordSchema,
  bankLineStatuses,
  bankLineTable,
  bankLineValues,
} from './bank-line-table.ts';
export {
  bankDays,
  bankTitles,
  columnsOf,
  largestBankFile,
  repeatedColumn,
  unusedColumns,
} from './columns.ts';
export { brokenBalance, readLines, tellsBalances } from './read-lines.ts';
