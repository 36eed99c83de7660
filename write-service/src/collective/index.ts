/** Parts of collective insurance for the composition root. */
export { nobodyInsured, projectedCoverages } from './coverage-counts.ts';
