/** Maps errors of the event store's client to the port's errors. */
import { ErrorType, isCommandError } from '@eventstore/db-client';
import { StoreUnavailable, WrongExpectedRevision } from './event-store.ts';

/** The client's kinds of error that mean *not now*. */
const kinds: ReadonlySet<string> = new Set([
  ErrorType.UNAVAILABLE,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
]);

/**
 * The same as gRPC's own codes: CANCELLED, DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. The client passes an error on as it is before a
 * connection stands, and calls one unknown where this side has cancelled the call, or the connection under it.
 */
const codes: ReadonlySet<unknown> = new Set([1, 4, 10, 14]);

/**
 * The same in words, for which the client has no kind: a node that stops, starts or has no leader; the calls that it breaks
 * off when it ends; no node of several that answers.
 */
const words =
  /Server Is Not Ready|Server Is Busy|No leader info available in response|Received RST_STREAM with code 0|Failed to discover after/;

const isNotNow = (error: Error): boolean => {
  if (isCommandError(error) && error.type !== ErrorType.UNKNOWN) return kinds.has(error.type);
  return codes.has((error as { code?: unknown }).code) || words.test(error.message);
};

/** @returns the port's error for one of the client's, and any other as it is */
export const translated = (error: unknown, stream: string): unknown => {
  if (!(error instanceof Error)) return error;
  if (isCommandError(error) && error.type === ErrorType.WRONG_EXPECTED_VERSION)
    return new WrongExpectedRevision(stream);
  return isNotNow(error) ? new StoreUnavailable(error) : error;
};
