/** The read service's process. */
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { listenAt, onEnd, readConfig, variables } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { createReadSide } from './read-side.ts';

const { COTEJO_MODE, HOST, PORT, LOG_LEVEL, TRUSTED_PROXIES, EVENT_STORE_URL, DATABASE_URL } = variables;
const { MASTER_KEY, INDEX_KEY, COUNTRY_HOSTS, PUBLIC_ORIGINS, TOKEN_PUBLIC_KEY } = variables;
const config = readConfig({
  COTEJO_MODE,
  HOST,
  PORT,
  LOG_LEVEL,
  TRUSTED_PROXIES,
  EVENT_STORE_URL,
  DATABASE_URL,
  MASTER_KEY,
  INDEX_KEY,
  COUNTRY_HOSTS,
  PUBLIC_ORIGINS,
  TOKEN_PUBLIC_KEY,
  REDIS_URL: z.url().optional(),
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((server) => server.trim())
        .filter(Boolean),
    ),
});

const store = eventStoreDb(config.EVENT_STORE_URL);
const readSide = await createReadSide({
  database: config.DATABASE_URL,
  store,
  redisUrl: config.REDIS_URL,
  masterKey: config.MASTER_KEY,
  indexKey: config.INDEX_KEY,
  dnsServers: config.DNS_SERVERS,
  tokenPublicKey: config.TOKEN_PUBLIC_KEY,
  settings: {
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUSTED_PROXIES,
    countryHosts: config.COUNTRY_HOSTS,
    publicOrigins: config.PUBLIC_ORIGINS,
  },
});
await readSide.app.listen(listenAt(config));

onEnd(async () => {
  await readSide.stop();
  await store.close();
});
