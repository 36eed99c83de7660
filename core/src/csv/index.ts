/** Tables as comma-separated values. Safe in a browser. */
export { readCsv } from './read-csv.ts';
