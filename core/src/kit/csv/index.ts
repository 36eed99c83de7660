/** Tables as comma-separated values. Safe in a browser. */
export { csvRows, readCsv } from './read-csv.ts';
