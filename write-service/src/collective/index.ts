/** What collective insurance offers the composition root. */
export { nobodyInsured } from './coverage-counts.ts';
