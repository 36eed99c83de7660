/** Listens to projectors' notifications over one connection, which is reopened whenever it is lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Change, parseNotification, projectionChannel } from '@cotejo/core/kit/projections';
import pg from 'pg';

export type Listener = {
  /** A projector stands at this position now. */
  readonly onPosition: (projector: string, position: bigint) => void;
  readonly onChanges: (changes: readonly Change[]) => void;
  /** More may have changed than was told: everything, or this projector's. */
  readonly onResync: (projector?: string) => void;
};

export type News = {
  readonly isConnected: () => boolean;
  readonly stop: () => Promise<void>;
};

const longestPause = 2_000;

/** Listens until it is stopped; where the projectors stand is read anew after each loss. */
export const listen = (database: string, listener: Listener): News => {
  const stopping = new AbortController();
  let connected = false;

  const hear = (payload: string): void => {
    const notification = parseNotification(payload);
    if (!notification) return listener.onResync(); // something was told that can't be understood
    const { projector, position, changes, resync } = notification;
    listener.onPosition(projector, BigInt(position));
    if (resync) listener.onResync(projector);
    if (changes && changes.length > 0) listener.onChanges(changes);
  };

  const once = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: database,
      keepAlive: true,
      // It is silent by nature: without this, a connection that is gone would be noticed after hours.
      keepAliveInitialDelayMillis: 2_000,
      connectionTimeoutMillis: 5_000,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    const end = (): void => void client.end().catch(() => {});
    stopping.signal.addEventListener('abort', end);
    try {
      await client.connect();
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      await client.query(`listen ${projectionChannel}`);
      const { rows } = await client.query<{ name: string; position: string | null }>(
        'select name, position from read.projection_status where shown',
      );
      for (const { name, position } of rows) listener.onPosition(name, BigInt(position ?? 0));
      connected = true;
      listener.onResync(); // whatever was told meanwhile was not heard
      await lost;
    } finally {
      connected = false;
      stopping.signal.removeEventListener('abort', end);
      await client.end().catch(() => {});
    }
  };

  const forever = async (): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      await once().then(
        () => (failures = 0),
        () => {}, // not there yet, or away: tried again below
      );
      const wait = Math.min(longestPause, 50 * 2 ** failures) * (0.5 + Math.random() / 2);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ended = forever();

  return {
    isConnected: () => connected,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
};
