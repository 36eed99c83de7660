/** The one session that writes the log. Its lock keeps every other writer out, for as long as it lives. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LogUnavailable } from './log.ts';
import { toLogError } from './postgres-errors.ts';
import { schema, writerLock } from './postgres-schema.ts';

export type WriterSession = {
  /** Ends what was there of an earlier session and begins a new one. */
  begin: () => Promise<void>;
  /** Rejects with LogUnavailable when it is unknown whether the statement was done. */
  query: <Row extends object>(statement: pg.QueryConfig | string) => Promise<Row[]>;
  end: () => Promise<void>;
};

const pauseBetweenTries = 50;

/** Milliseconds to connect. The first time nobody waits with a write yet, and the database may be busy coming up itself. */
const timeout = { first: 15_000, again: 2_000 };

/** Commits wait for the disk. Inserts of many records are planned once, not for each number of records again. */
const sessionSettings = 'set synchronous_commit = on; set plan_cache_mode = force_generic_plan';

/**
 * `ownerTimeout` is how many milliseconds to wait for a predecessor's session to end: a killed server's commit
 * may still be under way.
 */
export function createWriterSession(url: string, ownerTimeout: number): WriterSession {
  let client: pg.Client | undefined;
  let isFurnished = false;
  let isEnded = false;

  const query: WriterSession['query'] = async <Row extends object>(statement: pg.QueryConfig | string) => {
    if (!client) throw new LogUnavailable('The log is not open.');
    try {
      return (await client.query<Row>(statement)).rows;
    } catch (cause) {
      throw toLogError(cause);
    }
  };

  const leave = async (): Promise<void> => {
    const old = client;
    client = undefined;
    await old?.end().catch(() => {});
  };

  const becomeOwner = async (): Promise<void> => {
    for (const until = Date.now() + ownerTimeout; ; await pause(pauseBetweenTries)) {
      const [row] = await query<{ owned: boolean }>(`select pg_try_advisory_lock(${writerLock}) as owned`);
      if (row?.owned) return;
      if (Date.now() > until) throw new Error('Another event store server owns this log.');
    }
  };

  return {
    query,
    end: async () => {
      isEnded = true;
      await leave();
    },
    begin: async () => {
      await leave();
      if (isEnded) throw new LogUnavailable('The log is closed.');
      const fresh = new pg.Client({
        connectionString: url,
        application_name: 'event store, writing',
        connectionTimeoutMillis: isFurnished ? timeout.again : timeout.first,
        query_timeout: 30_000,
        keepAlive: true,
      });
      // A session that breaks shows in its next statement.
      fresh.on('error', () => {});
      await fresh.connect().catch((error: unknown) => {
        throw toLogError(error);
      });
      client = fresh;
      await query(sessionSettings);
      await becomeOwner();
      if (!isFurnished) await query(schema);
      isFurnished = true;
    },
  };
}
