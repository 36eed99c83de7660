/** Files of an aggregate that is no lead: its own source says who sees which file. */
import { randomUUID } from 'node:crypto';
import { guardRoutes } from '@cotejo/core/identity/server';
import { keySchema, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { httpService } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { type Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { masterKey } from '../../../projectors/src/testing/world.ts';
import { fileSchema } from '../../../write-service/src/files/file-schema.ts';
import { postgresFiles } from '../../../write-service/src/files/file-store.ts';
import { colleague } from '../testing/read-world.ts';
import { type FileSource } from '../kit/files/file-source.ts';
import { fileRoutes } from './routes.ts';

const viewer = { ...colleague('Hilda', 'GERENTE'), until: new Date(8.64e15) };
const content = Buffer.from('%PDF-1.7');
let database: TestDatabase;
let pool: Pool;
let app: FastifyInstance;
let looks: string[];
let find: FileSource['find'];

const source = (aggregate: string): FileSource => ({
  aggregate,
  summary: 'Un archivo',
  permission: 'leads:read',
  projector: aggregate,
  find: (...asked) => find(...asked),
});

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
  for (const sql of [keySchema, fileSchema]) await pool.query(sql);
  app = httpService({
    name: 'read-service',
    logLevel: 'silent',
    trustedProxies: 'loopback',
    readiness: async () => ({ ready: true }),
  });
  guardRoutes(app, {
    authenticate: async () => viewer,
    admit: (request, who) => void (request.viewer = who),
    refusal: 'No.',
  });
  const positions = { isInLog: async () => true, reached: async () => true, of: () => 0n } as never;
  const registered = () => [{ fileSources: [source('policies')] }, { fileSources: [source('companies')] }];
  await app.register(fileRoutes({ pool, positions, keys: keys(), registered }));
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
});

const keys = () => subjectKeys(postgresKeyStore(pool), masterKey, { size: 0, age: 0 });

let id: string;
let fileId: string;
beforeEach(async () => {
  [id, fileId, looks] = [randomUUID(), randomUUID(), []];
  find = async (_, policyId) => ({
    name: 'Póliza.pdf',
    logAccess: async () => void looks.push(policyId),
  });
  const kept = await postgresFiles(pool, keys()).keep({
    id: fileId,
    aggregate: 'policies',
    ownerId: id,
    uploadedBy: viewer.id,
    mediaType: 'application/pdf',
    content,
  });
  expect(kept).toBe('kept');
});

const get = async (aggregate = 'policies') => app.inject(`/api/console/${aggregate}/${id}/files/${fileId}`);

describe('a file of another aggregate', () => {
  test('is shown as its own source says, after the look was recorded', async () => {
    const { statusCode, headers, body } = await get();
    expect([statusCode, body]).toEqual([200, content.toString()]);
    expect(headers['content-type']).toBe('application/pdf');
    expect(looks).toEqual([id]);
  });

  test('is not shown when its look can’t be recorded', async () => {
    find = async () => ({ name: 'a.pdf', logAccess: () => Promise.reject(new Error('no trace')) });
    const { statusCode, body } = await get();
    expect(statusCode).toBe(500);
    expect(body).not.toContain('%PDF');
  });

  test('is not there for whom its source shows none', async () => {
    find = async () => undefined;
    expect((await get()).statusCode).toBe(404);
    expect(looks).toEqual([]);
  });

  test('is not the file of a record of the same id in another aggregate', async () =>
    expect((await get('companies')).statusCode).toBe(404));

  test('is gone with the key of its record', async () => {
    await keys().erase(id);
    expect((await get()).statusCode).toBe(404);
    expect(looks).toEqual([]);
  });
});
