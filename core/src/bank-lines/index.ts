/** Lines of the company's bank accounts, and whose money they are. Safe in a browser. */
export {
  assignBankLine,
  bankLine,
  type BankLineEvent,
  bankLineEvents,
  dismissBankLine,
  importBankLine,
  longestNote,
  noteNumberedLine,
  operationNumber,
} from './bank-line.ts';
export { type BankLineRecord, bankLines } from './bank-line-record.ts';
export { bankLineWords } from './bank-line-words.ts';
export {
  bankDays,
  bankTitles,
  columnsOf,
  largestBankFile,
  repeatedColumn,
  unusedColumns,
} from './columns.ts';
export { brokenBalance, readLines, tellsBalances } from './read-lines.ts';
