/** What collective insurance offers the composition root. */
export { nobodyInsured, projectedCoverages } from './coverage-counts.ts';
