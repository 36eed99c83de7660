/** Tells outages of the event store, a database or the network from all other errors. */
import { StoreUnavailable } from '../event-store/index.ts';

/** A network's own codes, and Postgres': cancelled, shutting down, connection lost, out of resources. */
const codes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57014|57P0|08|53)/;

/** Messages of the Postgres client's errors that have no code. */
const uncoded =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout/;

/** Whether the event store, a database or the network between was away: the same may be tried again. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof StoreUnavailable) return true;
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  // The socket file of a database that is away is not there.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return (
    (typeof code === 'string' && codes.test(code)) || (error instanceof Error && uncoded.test(error.message))
  );
};
