/**
 * Sessions that ended a moment ago: the read service refuses their tokens by this table, before the read models know.
 * Noted before the request that ends one is answered.
 */
import { tokenLifetime } from '@cotejo/core/identity/server';
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

/** Forgets the sessions whose last token has expired. */
export const forgetEnded = async (pool: Pool): Promise<void> => {
  await pool.query('delete from write.ended_session where forget_at <= now()');
};
