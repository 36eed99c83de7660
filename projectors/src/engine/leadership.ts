/** Which of several instances projects: the one that holds an advisory lock, on a connection of its own. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Client } from 'pg';
import { type Projector, schemaOf } from './projector.ts';

/** How long a standby waits before it asks again; milliseconds. A dead leader's lock is free at once. */
const poll = 250;

type Asked = { leads: boolean; silent: boolean };

const ask = `
  select pg_try_advisory_lock(hashtextextended($1, 0)) as leads,
         coalesce((select reported_at < now() - $2 * interval '1 millisecond'
                   from checkpoints.status where name = $3 and version = $4), false) as silent`;

/** A process that was stopped or cut off keeps its lock; its sessions are ended, and its epoch with them. */
const cutOff = `
  with holder as (
    select application_name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and granted and objsubid = 1
      and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0))
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name in (select application_name from holder) and datname = current_database()`;

/**
 * Waits until this instance leads; it does so for as long as the connection lives.
 * @param lease after how much silence a leader is cut off; milliseconds
 * @returns false when it was told to stop first
 */
export const becomeLeader = async (
  sql: Client,
  projector: Projector,
  { lease, signal }: { readonly lease: number; readonly signal: AbortSignal },
): Promise<boolean> => {
  const lock = `projector ${schemaOf(projector)}`;
  while (!signal.aborted) {
    const { rows } = await sql.query<Asked>(ask, [lock, lease, projector.name, projector.version]);
    if (rows[0]!.leads) return true;
    if (rows[0]!.silent) await sql.query(cutOff, [lock]);
    await pause(poll, undefined, { signal }).catch(() => {});
  }
  return false;
};
