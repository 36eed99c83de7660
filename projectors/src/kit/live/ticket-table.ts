/** Tickets for live connections: readers make and use them; those that nobody used are swept here. */
import { type Pool } from 'pg';
import { grant } from '../projector/index.ts';

/** Only a ticket's hash is kept: who reads the table can't use one. Several statements are one transaction. */
const definition = `
  select pg_advisory_xact_lock(hashtextextended('live tickets', 0));
  create schema if not exists live;
  create table if not exists live.ticket (
    hash text primary key,
    session jsonb not null,
    expires_at timestamptz not null
  );
  create index if not exists ticket_expires_at on live.ticket (expires_at);
  ${grant('read_service', ['usage on schema live', 'select, insert, delete on live.ticket'])}
`;

export const prepareTickets = async (pool: Pool): Promise<void> => {
  await pool.query(definition);
};

/** Removes the tickets that were not used in time. @returns how many */
export const sweepTickets = async (pool: Pool): Promise<number> =>
  (await pool.query('delete from live.ticket where expires_at < now()')).rowCount ?? 0;
