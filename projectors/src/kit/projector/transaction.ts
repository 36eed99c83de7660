/** One transaction of a projector, which begins with the fence and ends with the notifications. */
import { type Client } from 'pg';
import { type Position } from '@cotejo/core/kit/event-store';
import { projectionChannel, type ProjectionNotification } from '@cotejo/core/kit/projections';
import { advance, type Place } from './checkpoint.ts';
import { type ParkedStreams } from './parked-streams.ts';
import { type Projector } from './projector.ts';

export type Written = {
  /** The streams that are parked now. */
  readonly parked: ParkedStreams;
  readonly notifications: readonly ProjectionNotification[];
};

/**
 * Moves the checkpoint and does the work, both or neither.
 * @throws Deposed, or what the work threw
 */
export const commitWith = async (
  sql: Client,
  projector: Projector,
  from: Place,
  to: Position,
  work: () => Promise<Written>,
): Promise<Place> => {
  // Answered before anything follows: what is sent behind a beginning that failed would count by itself.
  await sql.query('begin');
  try {
    // First, so that an instance that does not lead any more learns it before it touches a row.
    const place = await advance(sql, projector, from, to);
    const { parked, notifications } = await work();
    const notify = (payload: ProjectionNotification) =>
      sql.query({
        name: 'tell',
        text: `select pg_notify('${projectionChannel}', $1)`,
        values: [JSON.stringify(payload)],
      });
    // A commit of what has failed rolls it back.
    await Promise.all([...notifications.map(notify), sql.query('commit')]);
    return { ...place, parked };
  } catch (error) {
    await sql.query('rollback'); // rejects when the connection is gone: then that is the error
    throw error;
  }
};
