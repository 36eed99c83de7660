/** Reckoning with time. Safe in a browser. */
export { daysAfter } from './days-after.ts';
