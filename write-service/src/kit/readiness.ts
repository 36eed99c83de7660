/** Whether commands can be taken: the event store answers, and so does the database. */
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type Readiness } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';

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

export const readiness =
  (store: Pick<EventStore, 'head'>, pool: Pick<Pool, 'query'>) => async (): Promise<Readiness> => {
    const [eventStore, database] = await Promise.all([
      answers(store.head()),
      answers(pool.query('select 1')),
    ]);
    return { ready: eventStore && database, eventStore, database };
  };
