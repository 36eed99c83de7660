/** Importing a catalogue on the write side: the same for the console and for `npm run catalogue:import`. */
export { type ImportLine } from './lines.ts';
