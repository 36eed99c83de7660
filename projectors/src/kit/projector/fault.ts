/** Tells a batch that failed by an event from one that failed by a database, a network or another instance. */
import { isOutage } from '@cotejo/core/kit/service';
import { Deposed, type Place } from './checkpoint.ts';
import { type Sql } from './projector.ts';

/** An event that can't be projected and is not parked: the projector stops there until it can. */
export class PoisonEvent extends Error {
  readonly eventId: string;
  /** Everything before it is written: how far that is. */
  readonly place: Place;
  constructor(eventId: string, place: Place, cause: unknown) {
    super(`The event ${eventId} can't be projected.`, { cause });
    this.name = 'PoisonEvent';
    this.eventId = eventId;
    this.place = place;
  }
}

/** Postgres' codes for transactions that lost against others or waited too long: the same one may succeed later. */
const transient = /^(40|55P03|58)/;

const isTransient = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && transient.test(code);
};

/** Returns when an event may be at fault. @throws the error, or that of the connection, when none is */
export const blame = async (error: unknown, sql: Sql): Promise<void> => {
  if (error instanceof Deposed || isOutage(error) || isTransient(error)) throw error;
  await sql.query('select');
};
