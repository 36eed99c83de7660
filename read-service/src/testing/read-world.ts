/** The read side on a database of its own: commands go in, projectors run, queries come out. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import pg from 'pg';
import { accessTokens, type Epochs } from '@cotejo/core/identity/server';
import { registerUser, user } from '@cotejo/core/users';
import { type Staff } from '@cotejo/core/identity';
import { type RoleName } from '@cotejo/core/reference/roles';
import { keySchema, postgresKeyStore } from '@cotejo/core/kit/personal-data';
import {
  createTestDatabase,
  openTestPool,
  type TestDatabase,
  untilEmpty,
} from '../../../local/src/testing/postgres.ts';
import { automationsWith } from '../../../projectors/src/automations.ts';
import { asProjector } from '../../../projectors/src/kit/automation/index.ts';
import { runProjector } from '../../../projectors/src/kit/projector/index.ts';
import { prepareTickets } from '../../../projectors/src/kit/live/ticket-table.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import {
  createWorld,
  indexKey,
  inertParts,
  masterKey,
  until,
  type World,
} from '../../../projectors/src/testing/world.ts';
import { catalogueDocumentSchema } from '../../../write-service/src/catalogue/documents/catalogue-documents.ts';
import { cataloguePictureSchema } from '../../../write-service/src/catalogue/pictures/catalogue-pictures.ts';
import { loadSchema } from '../../../write-service/src/employee-loads/load-schema.ts';
import { endedSessionSchema } from '../../../write-service/src/identity/sessions/ended-sessions.ts';
import { createReadSide, type ReadSide, type ReadSideOptions } from '../read-side.ts';

export const origin = 'http://localhost:8080';
/** Of an access token; seconds. */
const lifetime = 5 * 60;

export type Colleague = Staff & { readonly name: string };

export const colleague = (
  name: string,
  role: RoleName,
  countries: Staff['countries'] = ['CL'],
): Colleague => ({
  id: randomUUID(),
  name,
  roles: [role],
  countries,
});

export type ReadWorld = World &
  ReadSide & {
    readonly pool: pg.Pool;
    /** An `Authorization` header that is good for so many seconds more; as a fresh one for five minutes. */
    readonly as: (
      staff: Staff & { sessionId?: string; epochs?: Epochs },
      seconds?: number,
    ) => Promise<string>;
    /** Registers staff, so that names are known. */
    readonly hire: (...staff: Colleague[]) => Promise<void>;
    /** A query as somebody; without anybody, without a token. */
    readonly get: (url: string, staff?: Staff, headers?: Record<string, string>) => Promise<Answer>;
    readonly end: () => Promise<void>;
  };

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

/** The name of a database with tables and nothing in them: to make them takes half of a world's time, to copy them little. */
let tables: Promise<string> | undefined;

const makeTables = async (): Promise<string> => {
  const database = await createTestDatabase();
  try {
    const world = await openWorld({ ...database, drop: async () => {} }, { withAutomations: true });
    await world.end();
    // A copy's log is another one: how far projectors came in this one is nothing to it.
    const sql = new pg.Client({ connectionString: database.url });
    await sql.connect();
    await sql.query('truncate checkpoints.projector, checkpoints.status');
    await sql.end();
    await untilEmpty(database);
    return database.name;
  } catch (error) {
    tables = undefined; // the next file tries for itself
    await database.drop();
    throw error;
  }
};

type WorldOptions = Pick<ReadSideOptions, 'timeout'> & {
  /** Follows the log with the automations, too: some queries read what these keep. */
  readonly withAutomations?: boolean;
};

/** A new world, in which nothing has happened yet; a query waits long for a projector there. */
export const createReadWorld = async (options: WorldOptions = { timeout: 60_000 }): Promise<ReadWorld> =>
  openWorld(await createTestDatabase(await (tables ??= makeTables())), options);

/** A world that fails to come up takes itself down: what it leaves running would take the connections of those that come after. */
const openWorld = async (database: TestDatabase, options: WorldOptions): Promise<ReadWorld> => {
  const opened: (() => Promise<unknown>)[] = [database.drop];
  const end = async (): Promise<void> => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    return await worldIn(database, options, opened, end);
  } catch (error) {
    await end();
    throw error;
  }
};

/** @param opened what lets go of each thing that was opened, in the order in which they were */
const worldIn = async (
  database: TestDatabase,
  { withAutomations = false, ...options }: WorldOptions,
  opened: (() => Promise<unknown>)[],
  end: () => Promise<void>,
): Promise<ReadWorld> => {
  const pool = openTestPool(database, 4);
  opened.push(() => pool.end());
  await pool.query(keySchema);
  await pool.query(catalogueDocumentSchema);
  await pool.query(cataloguePictureSchema);
  await pool.query(endedSessionSchema);
  await pool.query(loadSchema);
  await prepareTickets(pool);
  const world = createWorld(undefined, postgresKeyStore(pool));
  // They only follow here, and do nothing.
  const followers = withAutomations ? automationsWith(inertParts).map(asProjector) : [];
  const running = [...projectorsWith(inertParts), ...followers].map((projector) =>
    runProjector({ projector, database: database.url, reports: pool, ...world }),
  );
  opened.push(() => Promise.all(running.map((projector) => projector.stop())));
  await until('projectors', () => running.every((projector) => projector.isReady()));

  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const readSide = await createReadSide({
    database: database.url,
    store: world.store,
    masterKey,
    indexKey,
    tokenPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    settings: {
      logLevel: 'silent',
      trustedProxies: 'loopback',
      countryHosts: { localhost: 'PE', 'cl.localhost': 'CL' },
      publicOrigins: [origin],
    },
    ...options,
  });
  opened.push(() => readSide.stop());
  await readSide.app.ready();
  await until('news', async () => (await readSide.app.inject('/readyz')).statusCode === 200);

  // One signer for all, so that its key is read once; it looks at the clock before it waits for anything.
  let issued = new Date();
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const tokens = accessTokens(privatePem, () => issued);
  const as: ReadWorld['as'] = async (staff, seconds = lifetime) => {
    const { id, roles, countries, team, companies, partners, epochs, sessionId = randomUUID() } = staff;
    const who = { id, name: 'Ana', roles, countries, team, companies, partners, epochs, sessionId };
    issued = new Date(Date.now() - (lifetime - seconds) * 1_000);
    return `Bearer ${(await tokens.issue(who)).token}`;
  };

  return {
    ...world,
    ...readSide,
    pool,
    as,
    async hire(...staff) {
      for (const { id, name, roles, countries } of staff)
        await world.send(
          user,
          id,
          registerUser({ name, email: `${id}@demo.test`, roles: [...roles], countries: [...countries] }),
        );
      // Who waits for what they do waits for another projector than the one that knows their names.
      const known = 'select from read.staff_member where id = any($1)';
      const ids = staff.map(({ id }) => id);
      await until('staff', async () => (await pool.query(known, [ids])).rowCount === staff.length);
    },
    async get(url, staff, headers = {}) {
      const authorization = staff ? { authorization: await as(staff) } : {};
      const answer = await readSide.app.inject({ url, headers: { ...authorization, ...headers } });
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json() : answer.body,
      };
    },
    end,
  };
};
