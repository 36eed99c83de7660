/** The one reader of tables in files that people send: workbooks, comma-separated values, JSON. */
export { fileName, takeFiles } from './sent-file.ts';
export { readTable, readWholeTable } from './read-table.ts';
export { type About, type TableOptions, type TableRow } from './table.ts';
