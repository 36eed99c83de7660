/** The projectors' process: events become read models, and automations do what follows from them. */
import pg from 'pg';
import { z } from 'zod';
import { type EventStore, eventStoreDb } from '@cotejo/core/kit/event-store';
import { sharedLog } from '@cotejo/core/kit/feed';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import {
  httpService,
  listenAt,
  onEnd,
  readConfig,
  Registry,
  storesAnswer,
  variables,
} from '@cotejo/core/kit/service';
import { automationsWith } from './automations.ts';
import { startAutomations } from './start-automations.ts';
import { describeError, runProjector, type RunningProjector } from './kit/projector/index.ts';
import { exchangeSources } from './catalogue/index.ts';
import { automationMetrics, projectorMetrics, readinessOf } from './kit/health.ts';
import { again } from '@cotejo/core/kit/jobs';
import { mailerFor, mailVariables } from './kit/mail/index.ts';
import { prepareTickets, sweepTickets } from './kit/live/ticket-table.ts';
import { type Parts } from './contexts.ts';
import { projectorsWith } from './projectors.ts';

const config = readConfig({
  COTEJO_MODE: variables.COTEJO_MODE,
  HOST: variables.HOST,
  PORT: variables.PORT,
  LOG_LEVEL: variables.LOG_LEVEL,
  EVENT_STORE_URL: variables.EVENT_STORE_URL,
  DATABASE_URL: variables.DATABASE_URL,
  MASTER_KEY: variables.MASTER_KEY,
  INDEX_KEY: variables.INDEX_KEY,
  PUBLIC_ORIGINS: variables.PUBLIC_ORIGINS,
  REDIS_URL: z.url().optional(),
  EXCHANGE_SOURCES: exchangeSources,
  ...mailVariables,
  MOST_PARKED: z.coerce
    .number()
    .int()
    .min(0)
    .default(50)
    .describe('streams that a projector parks at most; at the next event that it cannot project it stops'),
});

const running: RunningProjector[] = [];
const registry = new Registry();
const metrics = projectorMetrics(registry, () => running);
const http = httpService({
  name: 'projectors',
  logLevel: config.LOG_LEVEL,
  registry,
  readiness: () => readinessOf(running),
  outageOver: () => storesAnswer(shared, pool)(),
});

/** The error twice: `err` tells an outage, which is logged once. */
const told = (error: unknown) => ({ err: error, error: describeError(error) });
const warn = (message: string) => (error: unknown) => http.log.warn(told(error), message);
const openPool = (settings: pg.PoolConfig): pg.Pool => {
  const opened = new pg.Pool({
    connectionString: config.DATABASE_URL,
    connectionTimeoutMillis: 5_000,
    ...settings,
  });
  opened.on('error', warn('an idle connection was lost'));
  return opened;
};
const pool = openPool({ max: 4 });
/** Apart from all other work, with short timeouts: a leader that can't report for a lease counts as silent. */
const reports = openPool({
  max: 1,
  query_timeout: 2_000,
  options: '-c lock_timeout=1s -c synchronous_commit=off',
});
const keys = subjectKeys(postgresKeyStore(pool), config.MASTER_KEY);
const codec = eventCodec(keys);
const parts: Parts = {
  indexKey: config.INDEX_KEY,
  keys,
  exchangeSources: config.EXCHANGE_SOURCES,
  mailer: mailerFor(config),
  publicOrigin: config.PUBLIC_ORIGINS[0]!,
  pool,
  onExchangeFailure: (pair, message, error) => http.log.warn({ pair, error: describeError(error) }, message),
};
const projectors = projectorsWith(parts);
const shared = eventStoreDb(config.EVENT_STORE_URL);
const share = sharedLog(shared);
/** The store for one follower of the log: shared reading, and a connection of its own between past and present. */
const follower = (): EventStore => share(eventStoreDb(config.EVENT_STORE_URL));
const stores = projectors.map(follower);

const hooksOf = (name: string) => {
  const log = http.log.child({ projector: name });
  return {
    onBatch: (events: number, milliseconds: number) => metrics.batchWritten(name, events, milliseconds),
    onLoss(error: unknown) {
      metrics.subscriptionLost(name);
      log.warn(told(error), 'subscription lost; subscribing again');
    },
    onError: (error: unknown) => log.error(told(error), 'failed; trying again'),
    mostParked: config.MOST_PARKED,
    onParked: (stream: string, eventId: string, error: unknown) =>
      log.error(
        { stream, eventId, error: describeError(error) },
        'an event cannot be projected; its stream is parked',
      ),
  };
};

projectors.forEach((projector, index) => {
  const store = stores[index]!;
  running.push(
    runProjector({
      projector,
      database: config.DATABASE_URL,
      store,
      codec,
      reports,
      ...hooksOf(projector.name),
    }),
  );
});
const automations = startAutomations(automationsWith(parts), {
  database: config.DATABASE_URL,
  commands: eventStoreDb(config.EVENT_STORE_URL),
  follower,
  codec,
  pool,
  reports,
  hooksOf,
  redisUrl: config.REDIS_URL,
  onSignalError: warn('a signal or its queue failed; it is tried again'),
});
running.push(...automations.running.map(({ following }) => following));
automationMetrics(registry, automations.running);

const tickets = again(60_000, () => sweepTickets(pool), warn('tickets could not be swept'));
onEnd(async () => {
  await tickets.stop();
  await Promise.all([automations.stop(), ...running.map((projector) => projector.stop())]);
  await http.close();
  await Promise.all([shared, ...stores].map((store) => store.close()));
  await Promise.all([pool.end(), reports.end()]);
});

await prepareTickets(pool);
await http.listen(listenAt(config));
