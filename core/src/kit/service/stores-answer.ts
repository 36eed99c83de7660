/** Whether the event store answers, and so does the database. */
import { type Pool } from 'pg';
import { type EventStore } from '../event-store/index.ts';
import { type Readiness } from './http-service.ts';

/** A check that takes longer has failed; milliseconds. */
const timeout = 2_000;

const answers = async (check: Promise<unknown>): Promise<boolean> => {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeout).unref());
  const answered = check.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]);
};

export const storesAnswer =
  (store: Pick<EventStore, 'head'>, pool: Pick<Pool, 'query'>) => async (): Promise<Readiness> => {
    const [eventStore, database] = await Promise.all([
      answers(store.head()),
      answers(pool.query('select 1')),
    ]);
    return { ready: eventStore && database, eventStore, database };
  };
