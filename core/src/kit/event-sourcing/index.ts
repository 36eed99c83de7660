/** The event-sourcing kit's pure part: events, metadata, deciders, rejections. Safe in a browser. */
export {
  type AnyEvent,
  type EventOf,
  type EventSet,
  type EventType,
  events,
  upcast,
  versioned,
} from './events.ts';
export {
  categoryOf,
  type Decider,
  type Decision,
  fold,
  idOfStream,
  type Recorded,
  unreachable,
} from './decider.ts';
export { changedFields, definedFields } from './fields.ts';
export { type Actor, actorSchema, askedBy, doneBy, type EventMetadata, metadataSchema } from './metadata.ts';
export { erased, isErased, type Personal, personal, unlessErased } from './personal.ts';
export {
  type FieldErrors,
  reject,
  rejectActor,
  Rejection,
  rejectInput,
  type RejectionKind,
  rejectUnknown,
} from './rejection.ts';
