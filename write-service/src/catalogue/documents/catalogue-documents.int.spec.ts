import { randomUUID } from 'node:crypto';
import { isOutage } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../../local/src/testing/postgres.ts';
import { cutOff } from '../../testing/cut-off.ts';
import { catalogueDocumentSchema, postgresCatalogueDocuments } from './catalogue-documents.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
  await pool.query(catalogueDocumentSchema);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const document = () => ({ id: randomUUID(), product: 'Plan-Uno', name: 'a.pdf', uploadedBy: randomUUID(), content: Buffer.from('%PDF-') }); // oxfmt-ignore

test('a document that is sent several times at the same moment is kept once, and its id means no other content', async () => {
  const documents = postgresCatalogueDocuments(pool);
  const one = document();
  const same = await Promise.all(Array.from({ length: 8 }, () => documents.keep(one)));
  expect(new Set(same)).toEqual(new Set(['kept']));
  const other = document();
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, at) => documents.keep({ ...other, content: Buffer.from(`%PDF-${at}`) })),
  );
  expect(told.filter((each) => each === 'kept')).toHaveLength(1);
  expect(new Set(told)).toEqual(new Set(['kept', 'other']));
});

test('a document whose process dies before it is stored is not there, and is kept when it comes again', async () => {
  const one = document();
  const error = await cutOff(database, 'files.catalogue_document', (dying) =>
    postgresCatalogueDocuments(dying).keep(one),
  );
  expect(isOutage(error)).toBe(true);
  const documents = postgresCatalogueDocuments(pool);
  expect(await documents.has(one.product, one.id)).toBe(false);
  expect(await documents.keep(one)).toBe('kept');
  expect(await documents.has(one.product, one.id)).toBe(true);
});
