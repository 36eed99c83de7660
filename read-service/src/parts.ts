/** What contexts are given: the read models, the log, and what one context offers the others. */
import pg from 'pg';
import { accessRecorder } from '@cotejo/core/audit/server';
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { createBotCheck, createKeeper } from './comparator/index.ts';
import { outdatedByTheReadModels } from './identity/index.ts';
import { type ReadContext } from './kit/context.ts';
import { type CountryHosts } from './kit/http/country-hosts.ts';
import { dnsAt, noCrawlers, provenCrawlers } from './kit/http/crawlers.ts';
import { openVisitors } from './kit/http/visitors.ts';
import { createPdfWriter } from './kit/pdf/pdf-writer.ts';
import { createPositions } from './kit/projections/positions.ts';

export type PartsOptions = {
  /** Url, with a role that reads the views of `read` and keeps live tickets. */
  readonly database: string;
  readonly store: EventStore;
  /** Where jobs are signalled; in the database when there is none. */
  readonly redisUrl?: string | undefined;
  /** 32 bytes: opens the keys of personal data. */
  readonly masterKey: Buffer;
  /** 32 bytes: checks the links that people were given. */
  readonly indexKey: Buffer;
  readonly countryHosts: CountryHosts;
  /** Addresses of name servers, which search engines' crawlers are proven by; without any they count as everybody does. */
  readonly dnsServers?: readonly string[];
  /** How long a request waits for a projector; milliseconds. */
  readonly timeout: number;
  /** The registrations of all contexts, for contexts that serve all others; empty until the last one is registered. */
  readonly registered: () => readonly ReadContext[];
  readonly onError: (error: unknown, message: string) => void;
};

const openPool = (database: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: database,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // The default assumes a disk with moving heads, and reads a whole table where an index is faster.
    options: '-c statement_timeout=10s -c random_page_cost=1.1',
  });
  pool.on('error', () => {}); // an idle connection was lost; the next query opens another
  return pool;
};

export const createParts = (options: PartsOptions) => {
  const { database, store, redisUrl, masterKey, indexKey, countryHosts, dnsServers = [], onError } = options;
  const pool = openPool(database);
  const keys = subjectKeys(postgresKeyStore(pool), masterKey);
  const codec = eventCodec(keys);
  const handle = commandHandler(store, codec);
  const keeper = createKeeper(pool, (error) =>
    onError(error, 'the comparator could not be read; it is tried again'),
  );
  const visitors = openVisitors(pool, (error) =>
    onError(error, 'what is known of visitors could not be kept; each instance counts alone'),
  );
  const crawlers = dnsServers.length > 0 ? provenCrawlers(dnsAt(dnsServers)) : noCrawlers;
  return {
    pool,
    database,
    redisUrl,
    store,
    codec,
    /** Open what is sealed beside the events. */
    keys,
    masterKey,
    indexKey,
    handle,
    /** Records that a person's data is shown; nothing else is appended by this side but what its own work leaves behind. */
    logAccess: accessRecorder(handle),
    positions: createPositions(options.timeout, async () => (await store.head()).commit),
    findOutdated: outdatedByTheReadModels(pool),
    keeper,
    comparator: keeper.now,
    visitors,
    limits: visitors.limits,
    bots: createBotCheck({ ...visitors, crawlers }),
    pdfs: createPdfWriter(),
    countryHosts,
    registered: options.registered,
    onError,
  };
};
