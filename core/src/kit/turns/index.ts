/** Work that is too long to be done in one turn of the event loop. Needs Node.js. */
export { inTurns } from './in-turns.ts';
