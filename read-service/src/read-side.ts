/** Puts the read side together: its database, its news, its log, its doors. */
import { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { accessRecorder } from '@cotejo/core/audit/server';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { buildApp } from './app.ts';
import { createBotCheck, createKeeper } from './comparator/index.ts';
import { type Settings } from './dependencies.ts';
import { openExports } from './exports/index.ts';
import { authenticator } from './kit/http/bearer.ts';
import { outdatedByTheReadModels } from './identity/index.ts';
import { visibleLeadIds } from './leads/index.ts';
import { createHub } from './kit/live/hub.ts';
import { allowedTopics } from './kit/live/topics.ts';
import { listen } from './kit/projections/news.ts';
import { createPositions } from './kit/projections/positions.ts';

export type ReadSideOptions = {
  /** Url, with a role that reads the views of `read` and keeps live tickets. */
  readonly database: string;
  readonly store: EventStore;
  /** Where bells hang; in the database when there is none. */
  readonly redisUrl?: string;
  /** 32 bytes: opens the keys of personal data. */
  readonly masterKey: Buffer;
  /** 32 bytes: checks the links that people were given. */
  readonly indexKey: Buffer;
  /** PEM, Ed25519: checks tokens. */
  readonly tokenPublicKey: string;
  readonly settings: Settings;
  /** How long a request waits for a projector; milliseconds, two seconds where nothing is said. */
  readonly patience?: number;
};

export type ReadSide = { readonly app: FastifyInstance; stop(): Promise<void> };

export const createReadSide = async (options: ReadSideOptions): Promise<ReadSide> => {
  const { database, store, settings, patience = 2_000 } = options;
  const pool = new pg.Pool({
    connectionString: database,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Postgres still reckons with a disk's moving head, and would read a whole table sooner than follow an index.
    options: '-c statement_timeout=10s -c random_page_cost=1.1',
  });
  pool.on('error', () => {}); // an idle connection was lost; the next query opens another
  const positions = createPositions(patience);
  const hub = createHub({
    allowed: (viewer, topics) => allowedTopics(viewer, topics, (who, ids) => visibleLeadIds(pool, who, ids)),
    toldUpTo: positions.furthest,
  });
  // What fails in the background may fail before there is a log to tell it to.
  const told: { log?: FastifyInstance['log'] } = {};
  const comparator = createKeeper(pool, (error) =>
    told.log?.error({ err: error }, 'the comparator could not be read; it is tried again'),
  );
  const news = listen(database, {
    onPosition: positions.set,
    onChanges(changes) {
      hub.tell(changes);
      comparator.changed(changes);
    },
    onResync(projector) {
      hub.resync();
      if (projector === undefined || projector === 'catalogue') comparator.resync();
    },
  });
  const keys = subjectKeys(postgresKeyStore(pool), options.masterKey);
  const codec = eventCodec(keys);
  const handle = commandHandler(store, codec);
  const exports = openExports({
    pool,
    database,
    redisUrl: options.redisUrl,
    masterKey: options.masterKey,
    handle,
    onError: (error) => told.log?.error({ err: error }, 'an export failed; it may go on later'),
  });
  const app = await buildApp(
    {
      pool,
      store,
      codec,
      keys,
      indexKey: options.indexKey,
      recordLook: accessRecorder(handle),
      exports,
      authenticate: authenticator(options.tokenPublicKey, outdatedByTheReadModels(pool)),
      positions,
      hub,
      comparator: comparator.now,
      bots: createBotCheck(),
      readiness: () => {
        const [database, catalogue] = [news.isConnected(), comparator.now() !== undefined];
        return { ready: database && catalogue, database, catalogue, live: hub.size() };
      },
    },
    settings,
  );
  told.log = app.log;
  return {
    app,
    async stop() {
      await app.close();
      await exports.stop();
      await news.stop();
      await comparator.stop();
      await pool.end();
    },
  };
};
