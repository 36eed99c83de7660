/** Which of several instances projects: the one whose connection holds an advisory lock. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Client } from 'pg';
import { type Projector, schemaOf } from './projector.ts';

/** How long a standby waits before it asks again; milliseconds. A dead leader's lock is free at once. */
const poll = 250;

type Asked = {
  readonly leads: boolean;
  /** The session that holds the lock, and when its owner last reported. */
  readonly holder: number | null;
  readonly reported: string | null;
};

type Candidacy = { readonly lease: number; readonly signal: AbortSignal; readonly onOther: () => void };

/** A lock's number is kept in two halves; the same number in another database is another lock. */
const holds = `locktype = 'advisory' and granted and objsubid = 1
  and database = (select oid from pg_database where datname = current_database())
  and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)`;

const ask = `
  select pg_try_advisory_lock(hashtextextended($1, 0)) as leads,
         (select pid from pg_locks where ${holds} limit 1) as holder,
         (select reported_at::text from checkpoints.status where name = $2 and version = $3) as reported`;

/** A process that was paused or cut off keeps its lock: its session is ended, and its epoch with it. */
const cutOff = `select pg_terminate_backend(pid) from pg_locks where ${holds}`;

/**
 * Waits until this instance leads; it does so for as long as the connection lives.
 * @param lease after how much silence a leader is cut off; milliseconds
 * @param onOther told when another instance has given a sign that it leads: a lock alone may be that of a dead one
 * @returns false when it was told to stop first
 */
export const becomeLeader = async (
  sql: Client,
  { name, version }: Projector,
  { lease, signal, onOther }: Candidacy,
): Promise<boolean> => {
  const lock = `projector ${schemaOf({ name, version })}`;
  // A silence counts from when it is first seen here: a leader that has just begun has an old report behind it.
  let seen: { readonly sign: string; readonly since: number } | undefined;
  while (!signal.aborted) {
    const { rows } = await sql.query<Asked>(ask, [lock, name, version]);
    const { leads, holder, reported } = rows[0]!;
    if (leads) return true;
    const sign = `${holder} ${reported}`;
    if (seen && sign !== seen.sign) onOther();
    if (sign !== seen?.sign) seen = { sign, since: Date.now() };
    else if (Date.now() - seen.since > lease) await sql.query(cutOff, [lock]);
    await pause(poll, undefined, { signal }).catch(() => {});
  }
  return false;
};
