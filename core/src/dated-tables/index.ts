/** Dated tables: what laws, authorities and markets set from a day on, as staff keeps it. Safe in a browser. */
export { datedTableRecordSchema, datedTableRow } from './dated-table-row.ts';
export {
  type DatedTable,
  datedTable,
  type DatedTableEvent,
  datedTableEvents,
  daysOf,
  judgeDays,
  type JudgedDays,
  type SaidOfDay,
  setTableRows,
  type TableRows,
} from './dated-table.ts';
export { datedTableKind, type DatedTableKind, datedTableKinds, taxesIn } from './dated-tables.ts';
export { dayOn } from './days.ts';
export { leadPricesOf, leadPricesOn, priceOfLines } from './lead-prices.ts';
export { hasRowsByName } from './left-out.ts';
export { pricingTables, type StoredTableRow, usageTable } from './pricing-tables.ts';
export { publishedRowsOf, publishedValues } from './published-values.ts';
