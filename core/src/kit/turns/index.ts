/** Work in its turns of the event loop: what is too long for one, and what comes together in one. Needs Node.js. */
export { inTurns } from './in-turns.ts';
export { together } from './together.ts';
