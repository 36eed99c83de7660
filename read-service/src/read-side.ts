/** Puts the read side together: parts, contexts, live connections, and what projectors tell. */
import { type FastifyInstance } from 'fastify';
import { storesAnswer } from '@cotejo/core/kit/service';
import { buildApp, type Settings } from './app.ts';
import { contexts } from './contexts.ts';
import { type ReadContext, withRecords } from './kit/context.ts';
import { authenticator } from './kit/http/bearer.ts';
import { createHub } from './kit/live/hub.ts';
import { createTopics } from './kit/live/topics.ts';
import { listen } from './kit/projections/news.ts';
import { registeredOnce } from './registered-once.ts';
import { createParts, type PartsOptions } from './parts.ts';

export type ReadSideOptions = Pick<
  PartsOptions,
  'database' | 'store' | 'redisUrl' | 'masterKey' | 'indexKey' | 'dnsServers'
> & {
  /** PEM, Ed25519: checks tokens. */
  readonly tokenPublicKey: string;
  readonly settings: Settings;
  /** How long a request waits for a projector; milliseconds, two seconds where nothing is said. */
  readonly timeout?: number;
};

export type ReadSide = {
  readonly app: FastifyInstance;
  readonly contexts: readonly ReadContext[];
  stop(): Promise<void>;
};

export const createReadSide = async (options: ReadSideOptions): Promise<ReadSide> => {
  const { database, settings, timeout = 2_000, tokenPublicKey } = options;
  // What fails in the background may fail before there is a log to tell it to.
  const late: { log?: FastifyInstance['log']; registered: readonly ReadContext[] } = { registered: [] };
  const parts = createParts({
    ...options,
    timeout,
    countryHosts: settings.countryHosts,
    onError: (error, message) => late.log?.error({ err: error }, message),
    registered: () => late.registered,
  });
  const registered = registeredOnce(contexts.map((context) => withRecords(context(parts))));
  late.registered = registered;
  const memories = registered.flatMap(({ memory }) => memory ?? []);
  const hub = createHub({
    ...createTopics(registered.flatMap(({ topics = [] }) => topics)),
    toldUpTo: parts.positions.furthest,
  });
  const news = listen(database, {
    onPosition: parts.positions.set,
    onChanges(changes) {
      hub.tell(changes);
      for (const memory of memories) memory.changed(changes);
    },
    onResync(projector) {
      hub.resync();
      for (const memory of memories) memory.resync(projector);
    },
  });
  const readiness = () => {
    const connected = news.isConnected();
    const kept = Object.fromEntries(memories.map(({ name, isReady }) => [name, isReady()]));
    const ready = connected && Object.values(kept).every(Boolean);
    return { ready, database: connected, ...kept, live: hub.size() };
  };
  const stores = storesAnswer(parts.store, parts.pool);
  // At a first start the stores answer, and the read models are made meanwhile.
  const outageOver = async () => {
    const told = await stores();
    return { ...told, ready: told.ready && readiness().ready };
  };
  const authenticate = authenticator(tokenPublicKey, parts.findOutdated);
  const app = await buildApp(
    { ...parts, hub, authenticate, readiness, outageOver, contexts: registered },
    settings,
  );
  late.log = app.log;
  return {
    app,
    contexts: registered,
    async stop() {
      await app.close();
      await news.stop();
      for (const { stop } of registered) await stop?.();
      await parts.visitors.stop();
      await parts.pdfs.close();
      await parts.pool.end();
    },
  };
};
