/** What the contexts are given: the ways to the event store and the database, what contexts offer each other, and the settings. */
import { accessTokens, onceAMoment, onlyCurrent } from '@cotejo/core/identity/server';
import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { storesAnswer } from '@cotejo/core/kit/service';
import { projectedCoverages } from './collective/index.ts';
import { type Config } from './config.ts';
import { openDatabase } from './database.ts';
import { postgresFiles } from './files/index.ts';
import { orEnded, outdatedByTheLog, staffDirectory } from './identity/index.ts';
import { postgresLimits } from '@cotejo/core/kit/limits';
import { postgresRecentRequests } from './kit/public/recent-requests.ts';

/** @param onConnectionLost told when an idle connection to the database breaks */
export const openParts = (config: Config, onConnectionLost: (error: Error) => void) => {
  const now = (): Date => new Date();
  const store = eventStoreDb(config.EVENT_STORE_URL);
  const pool = openDatabase(config.DATABASE_URL, onConnectionLost);
  const keys = subjectKeys(postgresKeyStore(pool), config.MASTER_KEY);
  const codec = eventCodec(keys);
  const load = aggregateLoader(store, codec);
  const { issue, verify } = accessTokens(config.TOKEN_PRIVATE_KEY, now);
  return {
    now,
    store,
    pool,
    keys,
    load,
    handle: commandHandler(store, codec),
    directory: staffDirectory(load),
    tokens: { issue, verify: onlyCurrent(verify, orEnded(pool, onceAMoment(outdatedByTheLog(load)))) },
    limits: postgresLimits({ pool, schema: 'write' }),
    recentRequests: postgresRecentRequests(pool),
    files: postgresFiles(pool, keys),
    coverages: projectedCoverages(pool),
    signals: { database: config.DATABASE_URL, redisUrl: config.REDIS_URL },
    readiness: storesAnswer(store, pool),
    indexKey: config.INDEX_KEY,
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUSTED_PROXIES,
    countryHosts: config.COUNTRY_HOSTS,
    publicOrigins: config.PUBLIC_ORIGINS,
    publicLeadsPerMinute: config.PUBLIC_LEADS_PER_MINUTE,
    passwordDays: config.PASSWORD_DAYS,
    sendsMail: config.MAIL_FROM !== '',
    secureCookies: config.COTEJO_MODE === 'production',
  };
};
