import { type Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { keySchema, postgresKeyStore } from './key-stores.ts';
import { type KeyStore } from './subject-keys.ts';
import { inMemoryKeyStore } from '../testing/index.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database);
  await pool.query(keySchema);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

describe.each<[string, () => KeyStore]>([
  ['in Postgres', () => postgresKeyStore(pool)],
  ['in memory', inMemoryKeyStore],
])('a key store %s', (_, open) => {
  test('keeps the first key that a subject was given', async () => {
    const store = open();
    expect(await store.ensure('a', 'one')).toBe('one');
    expect(await store.ensure('a', 'two')).toBe('one');
    expect(await store.find(['a', 'nobody'])).toEqual(new Map([['a', 'one']]));
  });

  test('gives all who come at once the same key', async () => {
    const store = open();
    const given = await Promise.all(
      Array.from({ length: 50 }, (_, index) => store.ensure('crowd', `key ${index}`)),
    );
    expect(new Set(given).size).toBe(1);
    expect(given[0]).toMatch(/^key/);
  });

  test('never gives an erased subject another key', async () => {
    const store = open();
    await store.ensure('gone', 'one');
    await store.erase('gone');
    await store.erase('gone');
    expect(await store.ensure('gone', 'two')).toBeNull();
    expect(await store.find(['gone'])).toEqual(new Map());
  });

  test('erases who never had a key, too', async () => {
    const store = open();
    await store.erase('never');
    expect(await store.ensure('never', 'one')).toBeNull();
  });
});

test('keys in Postgres that two processes ask for at once, each many together, are one for each subject', async () => {
  const [one, other] = [postgresKeyStore(pool), postgresKeyStore(pool)];
  const subjects = Array.from({ length: 40 }, (_, index) => `many ${index}`);
  await one.erase('many 7');
  const ensureAll = (store: KeyStore, told: string) =>
    Promise.all(subjects.map((subject) => store.ensure(subject, `${told} for ${subject}`)));
  const [first, second] = await Promise.all([ensureAll(one, 'one'), ensureAll(other, 'other')]);
  expect(second).toEqual(first);
  expect(first[7]).toBeNull();
  expect(first.every((key, index) => index === 7 || key?.endsWith(` for many ${index}`))).toBe(true);
});

test('the schema can be created again over what is there', async () => {
  await postgresKeyStore(pool).ensure('kept', 'one');
  await pool.query(keySchema);
  expect(await postgresKeyStore(pool).ensure('kept', 'two')).toBe('one');
});
