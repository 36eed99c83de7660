import { randomUUID } from 'node:crypto';
import {
  account,
  type AccountRecord,
  type Statement,
  deposit,
  maySeeAccount,
  openAccount,
  type ShownMovement,
  withdraw,
} from '@cotejo/core/accounts';
import { bankLine, type BankLineRecord, importBankLine } from '@cotejo/core/bank-lines';
import { cancelCharge, leadCharge, settleCharge, type ShownWaitingCharge } from '@cotejo/core/charges';
import { actorOf } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { roleNames } from '@cotejo/core/reference/roles';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../projectors/src/testing/world.ts';
import { colleague, type Colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { type AccountExecutive } from './account-executives.ts';
import { type MovementTotal } from './movement-totals.ts';

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
const move = async (
  { id }: Colleague,
  amount: number,
  now = new Date(),
  effectiveOn?: string,
  reference = 'TR-1',
) => {
  const recording = {
    by: carmen,
    movementId: randomUUID(),
    typeId: amount > 0 ? 1 : 102,
    amount: Math.abs(amount),
    reference,
    reason: 'Abono',
    ...(effectiveOn !== undefined && { effectiveOn }),
  };
  const decision = (amount > 0 ? deposit : withdraw)(recording);
  const correlationId = recording.movementId;
  ({ position } = await world.send(account, id, decision, { actor: actorOf(carmen), now, correlationId }));
  return correlationId;
};
const open = (executive: Colleague, country: CountryCode) =>
  world.send(account, executive.id, openAccount({ by: carmen, executive, country }), {
    actor: actorOf(carmen),
    country,
    now: new Date('2026-02-28T12:00:00Z'),
  });

beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(rosa, ignacio, camila, carmen);
  for (const { executive, country } of owners) await open(executive, country);
  await move(rosa, 11_890, new Date('2026-03-01T12:00:00Z'));
  await move(rosa, -1_890, new Date('2026-03-02T12:00:00Z'));
  await move(ignacio, 19_862, new Date('2026-03-03T12:00:00Z'), undefined, 'Depósito 00-42');
});
afterAll(() => world.end());

const ask = async <Row>(path: string, viewer: Colleague, filter: object = {}) => {
  const query = `/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { status, body } = await world.get(query, viewer, { 'x-min-position': position });
  return { status, rows: (status === 200 ? body : []) as Row[] };
};

const march = (kind: string) => `/${kind}?from=2026-03-01&to=2026-03-31`;

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
        openedBy: { kind: 'user', id: carmen.id },
        openedByName: 'Carmen Ríos',
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
    expect(await balances({ q: 'deposito 42' })).toEqual([19_862]);
    expect(await balances({ q: 'tr-1' })).toEqual([10_000, 11_890]);
    expect((await ask<MovementTotal>('movements/totals', carmen, { q: '42' })).rows).toMatchObject([
      { count: 1, amount: 19_862 },
    ]);
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
      const totals = await ask<MovementTotal>('movements/totals', viewer);
      expect(totals.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        rows.reduce((sum, { balance }) => sum + balance, 0),
      );
      for (const { executive } of owners)
        for (const part of ['', march('statement'), march('statement.pdf')])
          expect((await world.get(`/api/console/accounts/${executive.id}${part}`, viewer)).status).toBe(
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

test('money of the bank is listed to who may deposit in its country, and names in its words are proposed', async () => {
  const imported = async (description: string, amount: number) => {
    const line = {
      bankAccount: 'BCP 1910001',
      currency: 'PEN' as const,
      day: '2026-03-02',
      amount,
      reference: '',
      description,
    };
    const context = { actor: actorOf(carmen), country: 'PE' as const };
    ({ position } = await world.send(bankLine, randomUUID(), importBankLine(line), context));
  };
  await imported('TRANSF. DE TERCEROS POR BANCA MOVIL 002 QUISPE, ROSA', 100);
  await imported('TRANSF QUISPE', 200);
  const lines = async (viewer: Colleague, filter: object = {}) =>
    (await ask<BankLineRecord>('bank-lines', viewer, filter)).rows;
  const found = await lines(carmen, { status: 'waiting' });
  expect(found.map(({ amount, proposal }) => [amount, proposal?.executiveName]).toSorted()).toEqual([
    [100, 'Rosa Quispe'],
    [200, undefined],
  ]);
  expect((await lines(carmen, { q: 'rosa' })).map(({ amount }) => amount)).toEqual([100]);
  expect(await lines(colleague('Beatriz', 'BACKOFFICE', ['CL']))).toEqual([]);
  expect((await ask('bank-lines', rosa)).status).toBe(403);
});

test('a closed lead that can’t be charged is listed until it can, to who sees its executive', async () => {
  const leadId = randomUUID();
  const sale = { closing: 2, executiveId: rosa.id, closedAt: '2026-03-02T15:00:00.000Z' };
  const waiting = async (viewer: Colleague) =>
    (await ask<ShownWaitingCharge>('waiting-charges', viewer)).rows.map(({ id, reason, executiveName }) => ({
      id,
      reason,
      executiveName,
    }));
  const delay = settleCharge(sale, { reason: 'noPrice', line: 'SALUD' });
  ({ position } = await world.send(leadCharge, leadId, delay, { country: 'PE' }));
  const shown = [{ id: leadId, reason: 'noPrice', executiveName: 'Rosa Quispe' }];
  expect(await waiting(carmen)).toEqual(shown);
  expect(await waiting(rosa)).toEqual(shown);
  expect(await waiting(ignacio)).toEqual([]);
  const over = cancelCharge({ until: 3, cause: 'reopened' });
  ({ position } = await world.send(leadCharge, leadId, over, { country: 'PE' }));
  expect(await waiting(carmen)).toEqual([]);
});

const exportOf = async (viewer: Colleague, filter: object = {}, resource = 'movements') => {
  const headers = { authorization: await world.as(viewer) };
  const payload = { resource, format: 'csv', filter };
  const asked = await world.app.inject({ method: 'POST', url: '/api/console/exports', headers, payload });
  if (asked.statusCode !== 202) return asked.statusCode;
  const url = `/api/console/exports/${asked.json<{ id: string }>().id}`;
  await until('the file', async () => {
    const { status } = (await world.get(url, viewer)).body as { status: string };
    expect(status).not.toBe('failed');
    return status === 'done';
  });
  return (await world.app.inject({ url: `${url}/file`, headers })).body;
};

test('accounts, lines of the bank and waiting charges are exported too, to whom may', async () => {
  const headed = async (resource: string) => String(await exportOf(carmen, {}, resource)).split('\n')[0];
  expect(await headed('accounts')).toContain('Saldo');
  expect(await headed('bank-lines')).toContain('Glosa del banco');
  expect(await headed('waiting-charges')).toContain('Qué falta');
  expect(await exportOf(carmen, { id: rosa.id }, 'accounts')).toContain('Rosa Quispe');
  for (const resource of ['accounts', 'bank-lines', 'waiting-charges'])
    expect(await exportOf(rosa, {}, resource)).toBe(403);
});

describe('a statement', () => {
  const jorge = colleague('Jorge Salas', 'EJECUTIVO', ['PE']);
  const statementOf = async (query: string) => {
    const path = `/api/console/accounts/${jorge.id}/statement?${query}`;
    return (await world.get(path, jorge, { 'x-min-position': position })) as {
      status: number;
      body: Statement;
    };
  };
  beforeAll(async () => {
    await world.hire(jorge);
    await open(jorge, 'PE');
    await move(jorge, 1_000, new Date('2026-03-10T12:00:00Z'));
    // Already April in UTC, still March in Peru.
    await move(jorge, -200, new Date('2026-04-01T04:00:00Z'));
    await move(jorge, 50, new Date('2026-04-20T12:00:00Z'), '2026-03-05');
  });

  test('counts money from the day on which it moved, whenever it was told', async () => {
    const { body } = await statementOf('from=2026-03-06&to=2026-03-31');
    expect(body).toMatchObject({ opening: 50, closing: 850 });
    expect(body.totals).toEqual([
      { typeId: 1, count: 1, amount: 1_000 },
      { typeId: 102, count: 1, amount: -200 },
    ]);
    expect(body.lines.map(({ effectiveOn, balance }) => [effectiveOn, balance])).toEqual([
      ['2026-03-10', 1_050],
      ['2026-03-31', 850],
    ]);
    expect((await statementOf('from=2026-03-01&to=2026-03-05')).body.closing).toBe(50);
    expect((await statementOf('from=2026-04-01&to=2026-04-30')).body).toMatchObject({
      opening: 850,
      lines: [],
    });
  });

  test('adds up to the totals of the same days', async () => {
    const filter = { accountId: jorge.id, effectiveOn_gte: '2026-03-06', effectiveOn_lte: '2026-03-31' };
    const { rows } = await ask<MovementTotal>('movements/totals', jorge, filter);
    const { body } = await statementOf('from=2026-03-06&to=2026-03-31');
    expect(rows).toEqual(body.totals.map((total) => ({ currency: 'PEN', ...total })));
  });

  test('is a PDF too, called by whose it is', async () => {
    const headers = { authorization: await world.as(jorge) };
    const url = `/api/console/accounts/${jorge.id}${march('statement.pdf')}`;
    const answer = await world.app.inject({ url, headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('Estado de cuenta de Jorge Salas, 2026-03-01') as string,
    });
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Saldo final: S/ 8.50');
    expect(text).toContain('Retiro de dinero (1): -S/ 2.00');
  });

  test.each([
    ['from=2026-03-31&to=2026-03-01', 422, 'to'],
    ['from=2025-03-01&to=2026-03-02', 422, 'from'],
    ['from=2026-02-30&to=2026-03-02', 400, 'from'],
    ['from=2026-03-01', 400, 'to'],
  ])('of %s is refused with %d by its field %s', async (query, status, field) => {
    const answer = await statementOf(query);
    expect([answer.status, Object.keys((answer.body as unknown as { errors: object }).errors)]).toEqual([
      status,
      [field],
    ]);
  });
});

test('movements are exported as they are listed, in major units, to whom may', async () => {
  await until('tables', async () => (await world.get('/api/console/exports', carmen)).status === 200);
  const lines = String(await exportOf(carmen, { accountId: rosa.id }))
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Saldo después');
  expect(lines[1]).toMatch(/Rosa Quispe.*Retiro de dinero.*TR-1.*-18[,.]9.*100.*PEN.*Carmen Ríos/);
  const beatriz = colleague('Beatriz Lagos', 'BACKOFFICE', ['CL']);
  await world.hire(beatriz);
  const others = String(await exportOf(beatriz));
  expect(others).toContain('Ignacio Sepúlveda');
  expect(others).not.toContain('Rosa Quispe');
  expect(await exportOf(rosa)).toBe(403);
});

test('the audit tells of a movement to who sees the account, and to nobody else', async () => {
  const correlationId = await move(rosa, 500);
  const chain = async (viewer: Colleague) =>
    (await world.get(`/api/console/chains/${correlationId}`, viewer)).body as { type: string }[];
  await until('the audit', async () => (await chain(carmen)).length > 0);
  expect(await chain(rosa)).toMatchObject([
    { type: 'FundsDeposited', resource: 'accounts', resourceId: rosa.id },
  ]);
  expect(await chain(colleague('Beatriz', 'GERENTE', ['CL']))).toEqual([]);
});
