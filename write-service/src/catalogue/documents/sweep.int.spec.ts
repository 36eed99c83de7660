import { randomUUID } from 'node:crypto';
import { attachDocument, changeProduct, draftProduct, product } from '@cotejo/core/catalogue';
import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplePlan } from '../../../../core/src/catalogue/testing/plans.ts';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { openHouse } from '../../testing/house.ts';
import { catalogueDocumentSchema, postgresCatalogueDocuments } from './catalogue-documents.ts';
import { sweepCatalogueDocuments } from './sweep.ts';

let pool: Pool;
beforeAll(async () => {
  pool = openTestPool(await createTestDatabase(), 2);
  await pool.query(catalogueDocumentSchema);
});
afterAll(() => pool.end());

test('documents that no product took within a day are removed; those of any version stay', async () => {
  const house = await openHouse();
  const [code, uploadedBy] = ['Plan-Uno', randomUUID()];
  const documents = postgresCatalogueDocuments(pool);
  const [taken, given, forgotten, fresh] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  for (const id of [taken, given, forgotten, fresh])
    await documents.keep({ id, product: code, name: 'a.pdf', uploadedBy, content: Buffer.from('%PDF-') });
  const { country, content } = examplePlan({ code });
  const context = () => ({ commandId: randomUUID(), actor: { kind: 'system', automation: 'test' }, country, now: house.now() }) as const; // oxfmt-ignore
  const document = { title: 'Póliza', kind: 'policy' } as const;
  await house.handle(product, code, draftProduct({ country, content }), context());
  await house.handle(product, code, attachDocument({ fileId: taken, ...document }), context());
  // Not among the documents any more, but among those of an earlier day.
  await house.handle(product, code, changeProduct({ documents: [] }), context());
  await house.handle(product, code, attachDocument({ fileId: given, ...document }), context());
  await pool.query(
    "update files.catalogue_document set uploaded_at = now() - interval '26 hours' where id <> $1",
    [fresh],
  );
  expect(await documents.has(code, forgotten)).toBe(false);

  const errors: unknown[] = [];
  expect(await sweepCatalogueDocuments(pool, house.load, (error) => errors.push(error))).toBe(1);
  const { rows } = await pool.query<{ id: string; attached: boolean }>(
    'select id, attached from files.catalogue_document',
  );
  expect(new Map(rows.map((row) => [row.id, row.attached]))).toEqual(
    new Map([[taken, true], [given, true], [fresh, false]]),
  ); // oxfmt-ignore
  expect(await documents.has(code, taken)).toBe(true);

  await pool.query("update files.catalogue_document set uploaded_at = now() - interval '26 hours'");
  const unreadable = () => Promise.reject(new Error('store is away'));
  expect(await sweepCatalogueDocuments(pool, unreadable, (error) => errors.push(error))).toBe(0);
  expect(errors).toHaveLength(1);
});
