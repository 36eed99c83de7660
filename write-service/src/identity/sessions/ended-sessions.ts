/**
 * Sessions that ended a moment ago: every instance of both services refuses their tokens by this table, before read models
 * and remembered answers know. Noted before the request that ends one is answered.
 */
import { type FindOutdated, tokenLifetime } from '@cotejo/core/identity/server';
import { type Pool } from 'pg';
import { createSchema } from '../../kit/create-schema.ts';

/** A session that ended; the same again is noted once. */
export type NoteEnded = (sessionId: string) => Promise<void>;

/** Made by `deploy/postgres/privileges.sql` too, which opens it to the read service. */
export const endedSessionSchema = `
  ${createSchema('write')}
  create table if not exists write.ended_session (
    session_id uuid primary key,
    forget_at timestamptz not null
  );
`;

export const postgresNoteEnded =
  (pool: Pool): NoteEnded =>
  async (sessionId) => {
    await pool.query(
      `insert into write.ended_session values ($1, now() + make_interval(secs => $2))
       on conflict (session_id) do nothing`,
      [sessionId, tokenLifetime],
    );
  };

/** Asked for each request, unlike the log: one row by its key. */
export const orEnded = (pool: Pick<Pool, 'query'>, findOutdated: FindOutdated): FindOutdated => {
  const text = 'select from write.ended_session where session_id = $1';
  return async (who) => {
    const [ended, isOutdated] = await Promise.all([
      pool.query({ name: 'ended-session', text, values: [who.sessionId ?? null] }),
      findOutdated(who),
    ]);
    return ended.rowCount === 1 || isOutdated;
  };
};

/** Forgets the sessions whose last token has expired. */
export const forgetEnded = async (pool: Pool): Promise<void> => {
  await pool.query('delete from write.ended_session where forget_at <= now()');
};
