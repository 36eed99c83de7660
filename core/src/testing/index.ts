/** What tests of every package share. */
export { given, stateAfter, testMetadata } from './given-when-then.ts';
