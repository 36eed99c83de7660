/** What holds on a day: rows of dated tables, and the way between two currencies. Safe in a browser. */
export { converted, exchanged, wayTo } from './exchanged.ts';
export {
  type At,
  type Conversion,
  conversionsTo,
  isMissing,
  type Missing,
  withoutTables,
} from './look-up.ts';
export { named } from './named.ts';
export {
  type DatedTable,
  type Day,
  type ExchangePair,
  exchangePairs,
  type Found,
  rowAt,
  type Source,
  type TableName,
  type TableRow,
  tableRows,
  type Tables,
  valueIn,
} from './tables.ts';
export { type TaxName, taxNames } from './tax-names.ts';
