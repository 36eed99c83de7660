/** Starts the write side: configuration from the environment, its tables, its routes. */
import { aggregateLoader, commandHandler } from '@cotejo/core/command-handling';
import { eventStoreDb } from '@cotejo/core/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/personal-data';
import { onEnd, readConfig } from '@cotejo/core/service';
import { buildApp } from './app.ts';
import { configShape } from './config.ts';
import { migrate, openDatabase } from './database.ts';
import { accessTokens } from './identity/access-tokens.ts';
import { staffDirectory } from './identity/staff-directory.ts';
import { forgetOldRequests, postgresRecentRequests } from './leads/recent-requests.ts';
import { readiness } from './readiness.ts';

const minute = 60_000;

const config = readConfig(configShape);
const now = (): Date => new Date();
const pool = openDatabase(config.DATABASE_URL, (error) => app.log.warn({ err: error }, 'connection lost'));
const store = eventStoreDb(config.EVENT_STORE_URL);
const codec = eventCodec(subjectKeys(postgresKeyStore(pool), config.MASTER_KEY));
const load = aggregateLoader(store, codec);

const app = await buildApp(
  {
    handle: commandHandler(store, codec),
    load,
    directory: staffDirectory(load),
    tokens: accessTokens(config.TOKEN_PRIVATE_KEY, now),
    recentRequests: postgresRecentRequests(pool),
    indexKey: config.INDEX_KEY,
    now,
    readiness: readiness(store, pool),
  },
  {
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUSTED_PROXIES,
    countryHosts: config.COUNTRY_HOSTS,
    publicOrigins: config.PUBLIC_ORIGINS,
    publicLeadsPerMinute: config.PUBLIC_LEADS_PER_MINUTE,
    secureCookies: config.COTEJO_MODE === 'production',
  },
);

const sweep = setInterval(() => {
  forgetOldRequests(pool).catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'));
}, minute);

onEnd(async () => {
  clearInterval(sweep);
  await app.close();
  await Promise.all([store.close(), pool.end()]);
});

await migrate(pool);
await app.listen({ host: config.HOST, port: config.PORT });
