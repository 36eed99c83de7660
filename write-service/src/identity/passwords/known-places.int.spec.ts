import { type Pool } from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import {
  forgetPlaces,
  inMemoryPlaces,
  knownPlaceSchema,
  mostPlaces,
  placeDays,
  postgresPlaces,
} from './known-places.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database);
  await pool.query(`create schema if not exists write; ${knownPlaceSchema}`);
  return async () => {
    await pool.end();
    await database.drop();
  };
});
beforeEach(() => pool.query('truncate write.known_place'));

const inMemory = () => {
  let at = 0;
  const later = async (days: number) => void (at += days * 86_400_000);
  return { store: inMemoryPlaces(() => new Date(at)), later };
};
const inPostgres = () => ({
  store: postgresPlaces(pool),
  later: async (days: number) =>
    void (await pool.query(
      'update write.known_place set last_login = last_login - make_interval(days => $1)',
      [days],
    )),
});

describe.each([
  ['in Postgres', inPostgres],
  ['in memory', inMemory],
] as const)('known places %s', (_, open) => {
  const place = (id: string, loginEpoch = 1) => ({ id, loginEpoch });

  test('are found by their id, with the epoch of the last login from them', async () => {
    const { store } = open();
    await store.keep('rosa', [place('browser'), place('network')]);
    await store.keep('rosa', [place('network', 2)]);
    expect(await store.find(['browser'])).toEqual([place('browser')]);
    expect(await store.find(['network', 'other'])).toEqual([place('network', 2)]);
  });

  test('are forgotten 90 days after the last login from them', async () => {
    const { store, later } = open();
    await store.keep('rosa', [place('browser'), place('network')]);
    await later(placeDays - 1);
    await store.keep('rosa', [place('network')]);
    await later(1);
    expect(await store.find(['browser'])).toEqual([]);
    expect(await store.find(['network'])).toEqual([place('network')]);
  });

  test('are the newest of each account, and no more', async () => {
    const { store } = open();
    await store.keep('eva', [place('of eva')]);
    for (let nth = 0; nth <= mostPlaces; nth += 1) await store.keep('rosa', [place(`browser ${nth}`)]);
    expect(await store.find(['browser 0'])).toEqual([]);
    expect(await store.find(['browser 1'])).toHaveLength(1);
    expect(await store.find(['of eva'])).toHaveLength(1);
  });

  test('are kept by many logins at once', async () => {
    const { store } = open();
    const logins = Array.from({ length: 20 }, (__, nth) =>
      store.keep('rosa', [place(`browser ${nth}`), place('network')]),
    );
    await Promise.all(logins);
    expect(await store.find(['browser 0', 'browser 19', 'network'])).toHaveLength(3);
  });
});

test('a sweep deletes what is known no more', async () => {
  const { store, later } = inPostgres();
  await store.keep('rosa', [{ id: 'browser', loginEpoch: 1 }]);
  await later(placeDays);
  await store.keep('rosa', [{ id: 'network', loginEpoch: 1 }]);
  await forgetPlaces(pool);
  expect((await pool.query('select id from write.known_place')).rows).toEqual([{ id: 'network' }]);
});
