/** Maps errors of the event store's client to the port's errors. */
import { ErrorType, isCommandError } from '@eventstore/db-client';
import { StoreUnavailable, WrongExpectedRevision } from './event-store.ts';

const unavailable: readonly string[] = [
  ErrorType.UNAVAILABLE,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
];

export const translated = (error: unknown, stream: string): unknown => {
  if (!(error instanceof Error)) return error;
  // Before a connection stands, its end comes as gRPC's own error: 1 is CANCELLED, 4 DEADLINE_EXCEEDED, 14 UNAVAILABLE.
  if (!isCommandError(error)) {
    const { code } = error as { code?: unknown };
    return code === 1 || code === 4 || code === 14 ? new StoreUnavailable(error) : error;
  }
  if (error.type === ErrorType.WRONG_EXPECTED_VERSION) return new WrongExpectedRevision(stream);
  // A call that this side has cancelled, or the connection under it, is told as an unknown error.
  const isCancelled = error.message.includes('Cancelled on client');
  return isCancelled || unavailable.includes(error.type) ? new StoreUnavailable(error) : error;
};
