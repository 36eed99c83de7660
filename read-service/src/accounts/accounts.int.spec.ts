import { randomUUID } from 'node:crypto';
import {
  account,
  type AccountRecord,
  deposit,
  maySeeAccount,
  openAccount,
  withdraw,
} from '@cotejo/core/accounts';
import { actorOf } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { roleNames } from '@cotejo/core/reference/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colleague, type Colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { type AccountExecutive } from './account-executives.ts';
import { type ShownMovement } from './movements.ts';

const [rosa, ignacio, camila] = [
  colleague('Rosa Quispe', 'EJECUTIVO', ['PE', 'CL']),
  colleague('Ignacio Sepúlveda', 'EJECUTIVO', ['CL']),
  colleague('Camila Restrepo', 'EJECUTIVO', ['CO']),
];
const carmen = colleague('Carmen Ríos', 'BACKOFFICE', ['PE', 'CL', 'CO']);
const owners = [
  { executive: rosa, country: 'PE' },
  { executive: ignacio, country: 'CL' },
] as const;

let world: ReadWorld;
let position: string;
const move = async ({ id }: Colleague, amount: number, now = new Date()) => {
  const recording = {
    by: carmen,
    movementId: randomUUID(),
    typeId: amount > 0 ? 1 : 102,
    amount: Math.abs(amount),
    reference: 'TR-1',
    reason: 'Abono',
  };
  const decision = (amount > 0 ? deposit : withdraw)(recording);
  ({ position } = await world.send(account, id, decision, { actor: actorOf(carmen), now }));
};
const open = (executive: Colleague, country: CountryCode) =>
  world.send(account, executive.id, openAccount({ by: carmen, executive, country }), {
    country,
    now: new Date('2026-02-28T12:00:00Z'),
  });

beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(rosa, ignacio, camila, carmen);
  for (const { executive, country } of owners) await open(executive, country);
  await move(rosa, 11_890, new Date('2026-03-01T12:00:00Z'));
  await move(rosa, -1_890, new Date('2026-03-02T12:00:00Z'));
  await move(ignacio, 19_862, new Date('2026-03-03T12:00:00Z'));
});
afterAll(() => world.end());

const ask = async <Row>(path: string, viewer: Colleague, filter: object = {}) => {
  const query = `/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { status, body } = await world.get(query, viewer, { 'x-min-position': position });
  return { status, rows: (status === 200 ? body : []) as Row[] };
};

describe('the lists of accounts', () => {
  test('hold balances as numbers, and what may be done', async () => {
    const { rows } = await ask<AccountRecord>('accounts', carmen);
    expect(rows).toMatchObject([
      { id: ignacio.id, executiveName: 'Ignacio Sepúlveda', country: 'CL', currency: 'CLP', balance: 19_862 },
      {
        id: rosa.id,
        country: 'PE',
        currency: 'PEN',
        balance: 10_000,
        lastMovementAt: '2026-03-02T12:00:00.000Z',
      },
    ]);
    expect(rows[0]!.allowedCommands).toContainEqual({ command: 'deposit', allowed: true });
    expect((await world.get(`/api/console/accounts/${rosa.id}`, carmen)).body).toEqual(rows[1]);
  });

  test('are filtered by what people look for', async () => {
    const names = async (filter: object) =>
      (await ask<AccountRecord>('accounts', carmen, filter)).rows.map(({ executiveName }) => executiveName);
    expect(await names({ q: 'sepúl' })).toEqual(['Ignacio Sepúlveda']);
    expect(await names({ country: 'PE' })).toEqual(['Rosa Quispe']);
    expect(await names({ currency: 'COP' })).toEqual([]);
    const balances = async (filter: object) =>
      (await ask<ShownMovement>('movements', carmen, filter)).rows.map(({ balance }) => balance);
    expect(await balances({ accountId: rosa.id })).toEqual([10_000, 11_890]);
    expect(await balances({ typeId: [1] })).toEqual([19_862, 11_890]);
    expect(await balances({ country: 'PE', at_lte: '2026-03-01T23:59:59Z' })).toEqual([11_890]);
    expect(await balances({ at_gte: '2026-03-03' })).toEqual([19_862]);
  });

  test('tell of each movement how much, why, and by whom', async () => {
    const { rows } = await ask<ShownMovement>('movements', carmen, { typeId: 102 });
    expect(rows).toMatchObject([
      {
        accountId: rosa.id,
        executiveName: 'Rosa Quispe',
        amount: -1_890,
        balance: 10_000,
        currency: 'PEN',
        reference: 'TR-1',
        reason: 'Abono',
        actor: { kind: 'user', id: carmen.id, role: 'BACKOFFICE' },
        actorName: 'Carmen Ríos',
      },
    ]);
  });

  test.each(roleNames)('show %s what the rule lets see, and nothing else', async (role) => {
    const viewers = [
      colleague('Ana', role, ['CL']),
      { ...colleague('Ana', role, ['PE']), team: [ignacio.id] },
      { ...colleague('Ana', role, ['CO']), id: rosa.id },
    ];
    for (const viewer of viewers) {
      const seen = owners
        .filter(({ executive, country }) => maySeeAccount({ executiveId: executive.id, country }, viewer))
        .map(({ executive }) => executive.id)
        .toSorted();
      const { status, rows } = await ask<AccountRecord>('accounts', viewer);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(seen);
      const movements = await ask<ShownMovement>('movements', viewer);
      expect([...new Set(movements.rows.map(({ accountId }) => accountId))].toSorted()).toEqual(seen);
      for (const { executive } of owners)
        expect((await world.get(`/api/console/accounts/${executive.id}`, viewer)).status).toBe(
          status === 403 ? 403 : seen.includes(executive.id) ? 200 : 404,
        );
    }
  });
});

test('an account is offered to be opened for executives of one’s countries who have none', async () => {
  const offered = async (viewer: Colleague) =>
    (await ask<AccountExecutive>('account-executives', viewer)).rows.map(({ name, countries }) => [
      name,
      countries,
    ]);
  const tomas = colleague('Tomás Aguirre', 'EJECUTIVO', ['CL', 'PE']);
  await world.hire(tomas);
  expect(await offered(carmen)).toEqual([
    ['Camila Restrepo', ['CO']],
    ['Tomás Aguirre', ['CL', 'PE']],
  ]);
  expect(await offered(colleague('Beatriz', 'BACKOFFICE', ['PE']))).toEqual([['Tomás Aguirre', ['PE']]]);
  expect((await ask('account-executives', colleague('Lucía', 'SUPERVISOR', ['PE']))).status).toBe(403);
});
