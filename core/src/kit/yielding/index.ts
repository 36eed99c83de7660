/** Yields to the event loop during long work, and batches calls of one turn of it. Needs Node.js. */
export { yielding } from './yielding.ts';
export { batched } from './batched.ts';
