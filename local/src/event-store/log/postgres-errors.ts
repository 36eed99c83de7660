/** Tells a database that is away from a statement that it refuses. */
import pg from 'pg';
import { LogUnavailable } from './log.ts';

/** Classes of SQLSTATE that say something about the server rather than about the statement. */
const awayClasses = new Set(['08', '53', '57', '58']);

/** The error as the log gives it: LogUnavailable unless the database itself refuses the statement. */
export function toLogError(error: unknown): Error {
  const isRefusal = error instanceof pg.DatabaseError && !awayClasses.has(error.code?.slice(0, 2) ?? '');
  if (isRefusal || error instanceof LogUnavailable) return error;
  return new LogUnavailable('The database of the log does not answer.', { cause: error });
}
