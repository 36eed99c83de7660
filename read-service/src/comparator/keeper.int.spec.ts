/** The comparator of one instance beside another’s: read again when told, after a loss, and after a failure. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { product, withdrawProduct } from '@cotejo/core/catalogue';
import { lead, receiveLead } from '@cotejo/core/leads';
import { type Pool } from 'pg';
import { offerExample } from '../../../core/src/catalogue/testing/plans.ts';
import { request, until } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { createKeeper, type Keeper } from './keeper.ts';

let world: ReadWorld;
const keepers: Keeper[] = [];
const keeperOn = (
  pool: Pool,
  onError: (error: unknown) => void = (error) => expect(error).toBeUndefined(),
  clock?: () => Date,
) => {
  const keeper = createKeeper(pool, onError, clock);
  keepers.push(keeper);
  return keeper;
};
const productIndexOf = (keeper: Keeper) => keeper.now()?.market('PE').index;
const offer = (code: string, amount = 9_900) =>
  world.send(product, code, offerExample({ code, amount }), { country: 'PE' });
const isShown = async (code: string) =>
  (await world.get(`/api/insurance/product/${code}`, undefined, { 'x-country': 'PE' })).status === 200;

beforeAll(async () => {
  world = await createReadWorld();
  for (const code of ['uno', 'dos']) await offer(code);
  await until('both', async () => (await isShown('uno')) && (await isShown('dos')));
});
afterAll(async () => {
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  await world.end();
});

test('a day that begins finds its prices prepared, before anybody asks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = new Date('2026-08-05T12:00:00Z');
  const keeper = keeperOn(world.pool, undefined, () => now);
  keeper.resync();
  await until('all', () => keeper.now() !== undefined);
  const isPrepared = (day: string): boolean => {
    const { known, market } = keeper.now()!;
    const { tables, tablesVersion, usage } = known;
    const terms = { day, tables: tables.PE, currency: 'PEN', usage: usage.PE } as const;
    return !market('PE').priced(terms, tablesVersion).prepare(0);
  };
  await until('today', () => isPrepared('2026-08-05'));
  expect(isPrepared('2026-08-06')).toBe(false);
  now = new Date('2026-08-06T12:00:00Z');
  vi.advanceTimersByTime(60_000);
  await until('tomorrow', () => isPrepared('2026-08-06'));
});

test('nothing is answered before everything was read', async () => {
  const keeper = keeperOn(world.pool);
  expect(keeper.now()).toBeUndefined();
  keeper.resync();
  await until('all', () => keeper.now() !== undefined);
  expect([...productIndexOf(keeper)!.versions()].sort()).toEqual([
    ['dos', 1],
    ['uno', 1],
  ]);
});

test('an instance that heard nothing for a while has what the others have once it listens again', async () => {
  const [one, other] = [keeperOn(world.pool), keeperOn(world.pool)];
  for (const keeper of [one, other]) keeper.resync();
  await until('both', () => one.now() !== undefined && other.now() !== undefined);
  expect(productIndexOf(one)!.digest()).toBe(productIndexOf(other)!.digest());

  await offer('uno', 5_000);
  await offer('tres');
  await world.send(product, 'dos', withdrawProduct(undefined), { country: 'PE' });
  await until('the last change', async () => !(await isShown('dos')));
  const told = { version: 1, position: '1', commandId: 'c', actor: { kind: 'visitor' } } as const;
  one.changed(['uno', 'dos', 'tres', 'nada'].map((id) => ({ ...told, resource: 'products', id })));
  await until('what one was told', () => productIndexOf(one)!.versions().get('uno') === 2);
  await until('all of it', () => productIndexOf(one)!.versions().size === 2);
  expect(productIndexOf(other)!.versions().get('uno')).toBe(1);

  other.resync();
  await until('the same', () => productIndexOf(other)!.digest() === productIndexOf(one)!.digest());
  expect([...productIndexOf(other)!.versions().keys()].sort()).toEqual(['tres', 'uno']);
});

test('what fails is tried again, and nothing that was told meanwhile is lost', async () => {
  let failures = 3;
  const query = (...args: Parameters<Pool['query']>): unknown => {
    if (failures === 0) return world.pool.query(...args);
    failures -= 1;
    return Promise.reject(new Error('away'));
  };
  const told: unknown[] = [];
  const keeper = keeperOn({ query } as unknown as Pool, (error) => told.push(error));
  keeper.resync();
  await until('all', () => keeper.now() !== undefined);
  expect(told.length).toBeGreaterThan(0);
  expect(productIndexOf(keeper)!.versions().size).toBe(2);
});

test('plans are asked for as often as the public may know, day by day, and without a query for each question', async () => {
  const times = { yesterday: new Date('2026-05-19T12:00:00Z'), today: new Date('2026-05-20T12:00:00Z') };
  const ask = async (count: number, code: string, now: Date) => {
    const asked = { ...request(), requestTypeId: 2, product: { code, name: 'Un nombre cualquiera' } };
    let position = '0';
    for (let nth = 0; nth < count; nth++)
      ({ position } = await world.send(lead, randomUUID(), receiveLead(asked), { now, country: 'PE' }));
    return position;
  };
  await ask(7, 'uno', times.yesterday);
  await ask(4, 'tres', times.yesterday);
  await ask(9, 'nunca-publicado', times.yesterday);
  await ask(6, 'tres', times.today);
  const counted = async () =>
    (await world.pool.query<{ sum: string }>('select sum(requests) from read.plan_demand')).rows[0]?.sum;
  await until('all requests', async () => (await counted()) === '26');

  let now = times.today;
  let queries = 0;
  const query = (...args: Parameters<Pool['query']>): unknown => {
    queries += 1;
    return world.pool.query(...args);
  };
  const keeper = keeperOn({ query } as unknown as Pool, undefined, () => now);
  keeper.resync();
  await until('all', () => keeper.now() !== undefined);
  const demandOf = (country: 'PE' | 'CL') => Object.fromEntries(keeper.now()!.demand(country).requests);
  expect([demandOf('PE'), demandOf('CL')]).toEqual([{ uno: 5 }, {}]);
  const before = queries;
  for (let nth = 0; nth < 50; nth++) demandOf('PE');
  expect(queries).toBe(before);

  now = new Date('2026-05-21T00:00:01Z');
  await until('the new day', () => demandOf('PE')['tres'] === 10);
  now = new Date('2026-06-20T00:00:01Z');
  await until('thirty days more', () => Object.keys(demandOf('PE')).length === 0);
});
