/** Tables of read models, described once for all who write and read them. Safe in a browser. */
export {
  type AnyTable,
  column,
  columnName,
  type Column,
  type Columns,
  readRow,
  rowColumns,
  type RowOf,
  schemasOf,
  type Shown,
  type Table,
  table,
  type ValuesOf,
} from './table.ts';
