/** Helpers for the tests of every package. */
export { brokenRequests, expectOurs, sayRaw } from './broken-requests.ts';
export {
  type DocumentedOperation,
  documentedOperations,
  type OpenApiDocument,
  unguarded,
} from './documented-access.ts';
export { given, stateAfter, testMetadata } from './given-when-then.ts';
export { growth, mostGrowth } from './growth.ts';
export { inMemoryEventStore } from './in-memory-event-store.ts';
export { inMemoryKeyStore } from './in-memory-key-store.ts';
