/** Registers a user of the console: how production gets its first administrator. Prints the password once. */
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { readConfig, variables } from '@cotejo/core/kit/service';
import pg from 'pg';
import { readPerson } from './person.ts';
import { register } from './register.ts';

const { COTEJO_MODE, EVENT_STORE_URL, DATABASE_URL, MASTER_KEY, INDEX_KEY } = variables;

const run = async (): Promise<string> => {
  const person = readPerson(process.argv.slice(2));
  const config = readConfig({ COTEJO_MODE, EVENT_STORE_URL, DATABASE_URL, MASTER_KEY, INDEX_KEY });
  const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: 1 });
  const store = eventStoreDb(config.EVENT_STORE_URL);
  const codec = eventCodec(subjectKeys(postgresKeyStore(pool), config.MASTER_KEY));
  try {
    const registrar = { handle: commandHandler(store, codec), indexKey: config.INDEX_KEY, now: new Date() };
    return `${person.email} can log in with the password ${await register(registrar, person)}\nThe first login asks for another one.\n`;
  } finally {
    await Promise.all([store.close(), pool.end()]);
  }
};

run().then(
  (told) => process.stdout.write(told),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
