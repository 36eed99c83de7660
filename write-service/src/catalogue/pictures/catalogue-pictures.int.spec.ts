import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../../local/src/testing/postgres.ts';
import {
  cataloguePictureSchema,
  type CataloguePictures,
  postgresCataloguePictures,
  sweepCataloguePictures,
} from './catalogue-pictures.ts';

let database: TestDatabase;
let pool: Pool;
let pictures: CataloguePictures;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
  await pool.query(cataloguePictureSchema);
  pictures = postgresCataloguePictures(pool, 2);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const picture = (uploadedBy = randomUUID()) =>
  ({ id: randomUUID(), type: 'png', uploadedBy, content: Buffer.from('x') }) as const;
const age = (id: string, hours: number) =>
  pool.query(`update files.catalogue_picture set uploaded_at = now() - make_interval(hours => $2) where id = $1`, [id, hours]); // oxfmt-ignore

test('a picture that is sent several times at the same moment is one, and waits another day when it comes again', async () => {
  const one = picture();
  const told = await Promise.all(Array.from({ length: 8 }, () => pictures.store(one)));
  expect(new Set(told)).toEqual(new Set(['stored']));
  await age(one.id, 24);
  expect(await pictures.find([one.id])).toEqual([]);
  await pictures.store(one);
  expect(await pictures.find([one.id, 'x', randomUUID()])).toEqual([one.id]);
});

test('a person has so many waiting; those that records named do not count', async () => {
  const who = randomUUID();
  const first = picture(who);
  expect([await pictures.store(first), await pictures.store(picture(who))]).toEqual(['stored', 'stored']);
  expect(await pictures.store(picture(who))).toBe('full');
  // Sent again it is no further one.
  expect(await pictures.store(first)).toBe('stored');
  expect(await pictures.keep([first.id])).toEqual([first.id]);
  expect(await pictures.store(picture(who))).toBe('stored');
});

test('what no record named within a day is removed, and what one named stays', async () => {
  const [kept, tried, forgotten] = [picture(), picture(), picture()];
  for (const one of [kept, tried, forgotten]) await pictures.store(one);
  await pictures.keep([kept.id]);
  await pictures.find([tried.id]);
  for (const { id } of [kept, tried, forgotten]) await age(id, 26);
  expect(await pictures.keep([forgotten.id])).toEqual([]);
  expect(await sweepCataloguePictures(pool)).toBe(2);
  expect(await pictures.find([kept.id, tried.id, forgotten.id])).toEqual([kept.id]);
});
