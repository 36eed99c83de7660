/** Loads: what needs Node.js. */
export { type KeptRow, openCorrections, openLoadRow, sealCorrections, sealLoadRow } from './sealed-row.ts';
