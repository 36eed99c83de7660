/** The write side put together over a real event store and database. */
import { accessTokens, onceAMoment, onlyCurrent } from '@cotejo/core/identity/server';
import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { listenAt } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { again } from './kit/again.ts';
import { buildApp } from './app.ts';
import { bulkWork, postgresBulkRuns } from './bulk/index.ts';
import { postgresCatalogueDocuments, sweepCatalogueDocuments } from './catalogue/documents/index.ts';
import { type Config } from './config.ts';
import { migrate, openDatabase } from './database.ts';
import { type Dependencies } from './dependencies.ts';
import { postgresLeadFiles, sweepLeadFiles } from './files/index.ts';
import { forgetUnrescued, outdatedByTheLog, postgresTokenRescue, staffDirectory } from './identity/index.ts';
import { forgetOldRequests, leadAggregate, postgresRecentRequests } from './leads/index.ts';
import { readiness } from './kit/readiness.ts';

const minute = 60_000;

export type WriteSide = {
  readonly app: FastifyInstance;
  /** Creates its tables where they are missing, and listens. @returns its address */
  readonly start: () => Promise<string>;
  /** Answers what is under way, then lets go of everything. */
  readonly stop: () => Promise<void>;
};

export const openWriteSide = async (config: Config): Promise<WriteSide> => {
  const now = (): Date => new Date();
  const store = eventStoreDb(config.EVENT_STORE_URL);
  const pool = openDatabase(config.DATABASE_URL, (error) => app.log.warn({ err: error }, 'connection lost'));
  const keys = subjectKeys(postgresKeyStore(pool), config.MASTER_KEY);
  const codec = eventCodec(keys);
  const load = aggregateLoader(store, codec);
  const tokens = accessTokens(config.TOKEN_PRIVATE_KEY, now);
  const runs = postgresBulkRuns(pool);
  const bulk = bulkWork({ database: config.DATABASE_URL, redisUrl: config.REDIS_URL });
  const dependencies: Dependencies = {
    handle: commandHandler(store, codec),
    load,
    directory: staffDirectory(load),
    tokens: { issue: tokens.issue, verify: onlyCurrent(tokens.verify, onceAMoment(outdatedByTheLog(load))) },
    rescue: postgresTokenRescue(pool),
    recentRequests: postgresRecentRequests(pool),
    files: postgresLeadFiles(pool, keys),
    catalogueDocuments: postgresCatalogueDocuments(pool),
    bulk: { note: (id, userId) => runs.note(id, userId), ring: bulk.ring },
    indexKey: config.INDEX_KEY,
    now,
    readiness: readiness(store, pool),
  };
  const app = await buildApp(dependencies, {
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUSTED_PROXIES,
    countryHosts: config.COUNTRY_HOSTS,
    publicOrigins: config.PUBLIC_ORIGINS,
    publicLeadsPerMinute: config.PUBLIC_LEADS_PER_MINUTE,
    passwordDays: config.PASSWORD_DAYS,
    secureCookies: config.COTEJO_MODE === 'production',
  });
  const unread = (err: unknown, leadId: string): void =>
    app.log.warn({ err, leadId }, 'a lead could not be read; its files wait for the next sweep');
  const sweeps = [
    () => forgetOldRequests(pool),
    () => forgetUnrescued(pool),
    () => sweepLeadFiles(pool, load, unread),
    () =>
      sweepCatalogueDocuments(pool, load, (err, product) =>
        app.log.warn({ err, product }, 'a product could not be read; its documents wait for the next sweep'),
      ),
  ].map((sweep) => again(minute, sweep, (err) => app.log.warn({ err }, 'sweep failed')));

  return {
    app,
    async start() {
      await migrate(pool);
      bulk.start({
        ...dependencies,
        runs,
        leads: leadAggregate(dependencies),
        onError: (error) => app.log.error({ err: error }, 'a bulk run failed; it goes on later'),
        forgetPayload: (bulkId) => keys.erase(bulkId),
      });
      return app.listen(listenAt(config));
    },
    async stop() {
      await app.close();
      // What they have begun still needs the store and the database.
      await Promise.all([bulk.stop(), ...sweeps.map((sweep) => sweep.stop())]);
      await Promise.all([store.close(), pool.end()]);
    },
  };
};
