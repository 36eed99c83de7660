import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import {
  account,
  type ChargeBasis,
  chargeLead,
  deposit,
  openAccount,
  reverseCharge,
  withdraw,
} from '@cotejo/core/accounts';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { runProjector, type RunningProjector } from '../kit/projector/index.ts';
import { createWorld, reaches } from '../testing/world.ts';
import { accountsProjector } from './accounts-projector.ts';

const world = createWorld();
const by: Staff = { id: randomUUID(), roles: ['BACKOFFICE'], countries: ['CL', 'PE'] };

let url: string;
let live: RunningProjector;
let sql: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  sql = openTestPool(database);
  live = runProjector({ projector: accountsProjector, database: url, reports: sql, ...world });
  return async () => {
    await live.stop();
    await sql.end();
    await database.drop();
  };
});

const { version: current } = accountsProjector;
const tables = async (version = current) => {
  const [accounts, movements] = await Promise.all([
    sql.query<{ id: string; balance: string }>(`select * from accounts_v${version}.account order by id`),
    sql.query<Record<string, unknown>>(
      `select * from accounts_v${version}.account_movement order by position`,
    ),
  ]);
  return { accounts: accounts.rows, movements: movements.rows };
};
const opened = async (country: CountryCode) => {
  const executive: Staff = { id: randomUUID(), roles: ['EJECUTIVO'], countries: [country] };
  const { position } = await world.send(account, executive.id, openAccount({ by, executive, country }), {
    country,
  });
  return { id: executive.id, position };
};
const move = (id: string, amount: number) =>
  world.send(
    account,
    id,
    (amount > 0 ? deposit : withdraw)({
      by,
      movementId: randomUUID(),
      typeId: amount > 0 ? 1 : 102,
      amount: Math.abs(amount),
      reference: 'TR-1',
      reason: 'Abono',
    }),
    { actor: actorOf(by) },
  );

const basis: ChargeBasis = {
  closedOn: '2026-03-02',
  line: 'SALUD',
  price: { amount: 60_000, unit: 'UF' },
  priceFrom: '2026-01-01',
  people: 1,
  percentage: '100',
  isHalved: false,
  rates: [{ from: 'UF', to: 'CLP', rate: '39214.8', operation: 'times', day: '2026-03-02' }],
};
const charge = async (id: string, amount: number) => {
  const data = { movementId: randomUUID(), leadId: randomUUID(), amount, basis };
  const { position } = await world.send(account, id, chargeLead(data));
  return { ...data, position };
};
const reverse = (id: string, { movementId: chargeId, leadId }: { movementId: string; leadId: string }) =>
  world.send(account, id, reverseCharge({ movementId: randomUUID(), chargeId, leadId, cause: 'reopened' }));

test('an account holds its balance, and each movement the balance after it', async () => {
  const { id } = await opened('PE');
  await move(id, 11_890);
  const { position } = await move(id, -1_890);
  await reaches(live, position);
  const { accounts, movements } = await tables();
  expect(accounts.find((one) => one.id === id)).toMatchObject({
    country: 'PE',
    currency: 'PEN',
    balance: '10000',
    opened_by: { kind: 'visitor' },
    version: 3,
  });
  expect(movements.filter((one) => one['account_id'] === id)).toMatchObject([
    { type_id: 1, amount: '11890', balance: '11890', reference: 'TR-1', reason: 'Abono', version: 2 },
    { type_id: 102, amount: '-1890', balance: '10000', actor: { kind: 'user', id: by.id }, version: 3 },
  ]);
});

test('a charge tells its lead and how it came about, a reversal what it takes back, and no row grows with them', async () => {
  const { id } = await opened('CL');
  const { leadId, movementId, ...charged } = await charge(id, 235_289);
  const { position } = await reverse(id, { leadId, movementId });
  for (let n = 0; n < 50; n += 1) charged.position = (await charge(id, 1_000)).position;
  expect(BigInt(charged.position)).toBeGreaterThan(BigInt(position));
  await reaches(live, charged.position);
  const { movements } = await tables();
  const [first, second] = movements.filter((one) => one['account_id'] === id);
  const reference = `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase();
  expect(first).toMatchObject({
    type_id: 101,
    amount: '-235289',
    balance: '-235289',
    reference,
    reason: null,
    lead_id: leadId,
    reversed_id: null,
    basis,
  });
  expect(second).toMatchObject({
    type_id: 13,
    amount: '235289',
    balance: '0',
    reference,
    reversed_id: movementId,
  });
  const { rows } = await sql.query<{ state: object; balance: string }>(
    `select state, balance from accounts_v${current}.account where id = $1`,
    [id],
  );
  expect(rows[0]).toMatchObject({ balance: '-50000', state: { balance: -50_000, charges: [] } });
});

test('rebuilt equals live, whatever happened', async () => {
  const ids = await Promise.all((['CL', 'PE', 'CL'] as const).map(opened));
  let last = ids[0]!.position;
  const attempts = fc.array(
    fc.record({
      which: fc.nat(2),
      amount: fc.integer({ min: -300, max: 300 }).filter((amount) => amount !== 0),
    }),
    { minLength: 60, maxLength: 60 },
  );
  for (const { which, amount } of fc.sample(attempts, 1).flat())
    try {
      ({ position: last } = await move(ids[which]!.id, amount));
    } catch (error) {
      expect(error).toBeInstanceOf(Rejection);
    }
  for (const { id } of ids) {
    const charged = await charge(id, 700);
    ({ position: last } = await charge(id, 300));
    ({ position: last } = await reverse(id, charged));
  }
  await reaches(live, last);
  const grown = await tables();
  expect(grown.movements.length).toBeGreaterThan(10);
  for (const { id, balance } of grown.accounts) {
    const own = grown.movements.filter((one) => one['account_id'] === id);
    expect(own.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(balance));
    expect(Number(own.at(-1)?.['balance'] ?? 0)).toBe(Number(balance));
  }
  const rebuilt = runProjector({
    projector: { ...accountsProjector, version: current + 1 },
    database: url,
    reports: sql,
    ...world,
  });
  await reaches(rebuilt, last);
  expect(await tables(current + 1)).toEqual(grown);
  await rebuilt.stop();
});
