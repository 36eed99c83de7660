/** The event store: its port and the adapters. */
export {
  comparePositions,
  type EventStore,
  formatPosition,
  InvalidAppend,
  type LogSignal,
  type LogSubscription,
  type NewEvent,
  type Position,
  type PlacedEvent,
  type StoredEvent,
  StoreUnavailable,
  WrongExpectedRevision,
} from './event-store.ts';
export { checkAppend } from './check-append.ts';
export { inTime } from './in-time.ts';
export { firstAfter } from './first-after.ts';
export { eventStoreDb } from './event-store-db.ts';
