/** Sends the demo's commands as the write service would: to the same event store, under the same keys. */
import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import pg from 'pg';
import { personIdOf } from '@cotejo/core/insured-people/server';
import { emailHash } from '../../../write-service/src/identity/email-hash.ts';
import { hashPassword } from '../../../write-service/src/identity/passwords/passwords.ts';
import { loadDemo, rememberingStore } from '../demo/index.ts';
import { urlOf } from './databases.ts';
import type { Secrets } from './secrets.ts';

export type DemoWorld = {
  secrets: Secrets;
  superuserUrl: string;
  eventStoreUrl: string;
  /** The moment that the demo leads up to; the same when an interrupted load is repeated. */
  now: Date;
  onProgress: (done: number, total: number) => void;
};

export async function sendDemo({
  secrets,
  superuserUrl,
  eventStoreUrl,
  now,
  onProgress,
}: DemoWorld): Promise<void> {
  const connectionString = urlOf(superuserUrl, 'write_service', secrets.rolePasswords.write_service);
  const pool = new pg.Pool({ connectionString, max: 8 });
  // A lost idle connection is replaced by the next query.
  pool.on('error', () => undefined);
  const store = eventStoreDb(eventStoreUrl);
  const alone = rememberingStore(store);
  const codec = eventCodec(subjectKeys(postgresKeyStore(pool), Buffer.from(secrets.masterKey, 'base64')));
  const indexKey = Buffer.from(secrets.indexKey, 'base64');
  try {
    await loadDemo({
      handle: commandHandler(alone, codec),
      load: aggregateLoader(alone, codec),
      emailHash: (email) => emailHash(indexKey, email),
      personId: (identified) => personIdOf(indexKey, identified),
      hashPassword,
      now,
      onProgress,
    });
  } finally {
    await Promise.all([store.close(), pool.end()]);
  }
}
