/** Tells outages of the event store, a database or the network from all other errors. */
import { StoreUnavailable } from '../event-store/index.ts';

/** A network's own codes, and Postgres': cancelled, shutting down, connection lost, out of resources. */
const codes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57014|57P0|08|53)/;

/** Messages of the Postgres client's errors that have no code. */
const uncoded =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout/;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

/** Whether a database cancelled the statement, because it took too long or somebody asked for it: the database answers. */
export const isCancelled = (error: unknown): boolean => codeOf(error) === '57014';

/** Whether a view of the read models is missing: projectors make them, at a first start while others ask already. */
export const isReadModelMissing = (error: unknown): boolean =>
  codeOf(error) === '42P01' && error instanceof Error && /\bread\./.test(error.message);

/** Whether the event store, a database, the network between or a read model was away: the same may be tried again. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof StoreUnavailable || isReadModelMissing(error)) return true;
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  // The socket file of a database that is away is not there.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return (
    (typeof code === 'string' && codes.test(code)) || (error instanceof Error && uncoded.test(error.message))
  );
};
