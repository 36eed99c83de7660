/** Importing a catalogue on the write side: the same for the console and for `npm run catalogue:import`. */
export { forGood } from './attempt.ts';
export { importRows } from './import-rows.ts';
export { type ImportLine } from './lines.ts';
