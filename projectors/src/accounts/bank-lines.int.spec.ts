import { randomUUID } from 'node:crypto';
import { account, openAccount } from '@cotejo/core/accounts';
import {
  assignBankLine,
  bankLine,
  bankLines,
  dismissBankLine,
  importBankLine,
} from '@cotejo/core/bank-lines';
import { unnumberedIdOf } from '@cotejo/core/bank-lines/server';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { recordProjector, runProjector, schemaOf } from '../kit/projector/index.ts';
import { automationWorld } from '../testing/automation-world.ts';
import { createWorld, reaches, until } from '../testing/world.ts';
import { whenBankLineAssignedThenDeposit as automation } from './when-bank-line-assigned-then-deposit.ts';
import { whenNumberedBankLineImportedThenNote as noting } from './when-numbered-bank-line-imported-then-note.ts';

const by: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL'] };
const actor = { actor: actorOf(by), country: 'CL' } as const;
const line = (more: object = {}) => ({
  bankAccount: 'BCI 1910001',
  currency: 'CLP' as const,
  day: '2026-02-27',
  amount: 5_000,
  reference: '0011',
  description: 'TEF DE ROSA QUISPE',
  ...more,
});

const { world, store, start, caughtUp, hire, idle } = automationWorld();

test('money that is assigned is deposited once, with the day and the words of the bank', async () => {
  const running = start(automation);
  await caughtUp(running);
  const id = await hire();
  const executive: Staff = { id, roles: ['EJECUTIVO'], countries: ['CL'] };
  await world().send(account, id, openAccount({ by, executive, country: 'CL' }), actor);
  const receiver = { executiveId: id, country: 'CL', currency: 'CLP' } as const;
  const assigned = async (more: object) => {
    const lineId = randomUUID();
    await world().send(bankLine, lineId, importBankLine(line(more)), actor);
    const movementId = randomUUID();
    await world().send(bankLine, lineId, assignBankLine({ by, account: receiver, movementId }), actor);
    return movementId;
  };
  const first = await assigned({});
  const second = await assigned({ reference: '000', description: '' });
  const deposits = async () =>
    (await store().readStream(`account-${id}`)).filter(({ type }) => type === 'FundsDeposited');
  await until('both deposits', async () => (await deposits()).length === 2);
  // Another instance finds them done.
  await running.stop();
  await caughtUp(start(automation));
  await idle(automation, id);
  const events = await deposits();
  expect(events.map(({ type, data }) => ({ type, data }))).toMatchObject([
    {
      type: 'FundsDeposited',
      data: { movementId: first, typeId: 1, amount: 5_000, effectiveOn: '2026-02-27', reference: '0011' },
    },
    { type: 'FundsDeposited', data: { movementId: second, reference: 'BCI 1910001' } },
  ]);
});

test('lines with a number are noted once for the same line without one, also those of before', async () => {
  const lineId = randomUUID();
  const notedId = unnumberedIdOf('BCI 1910001', line());
  await world().send(bankLine, lineId, importBankLine(line()), actor);
  await world().send(bankLine, randomUUID(), importBankLine(line({ amount: 1, reference: '000' })), actor);
  await world().send(bankLine, randomUUID(), importBankLine(line({ amount: 2, reference: '' })), actor);
  const running = start(noting);
  await caughtUp(running);
  const noted = async () => await store().readStream(bankLine.stream(notedId));
  await until('the note', async () => (await noted()).length === 1);
  await world().send(bankLine, randomUUID(), importBankLine(line({ reference: '0012' })), actor);
  await caughtUp(running);
  await idle(noting, notedId);
  expect((await noted()).map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'BankLineNumbered', data: { lineId } },
  ]);
  for (const amount of [1, 2])
    expect(
      await store().readStream(bankLine.stream(unnumberedIdOf('BCI 1910001', line({ amount })))),
    ).toEqual([]);
});

test('rebuilt equals live', async () => {
  const lines = createWorld();
  const database = await createTestDatabase();
  const sql = openTestPool(database);
  const run = (version: number) =>
    runProjector({
      projector: { ...recordProjector(bankLines, 1), version },
      database: database.url,
      reports: sql,
      ...lines,
    });
  const rows = async (version: number) =>
    (
      await sql.query<{ status: string; description: string; note: string }>(
        `select * from ${schemaOf({ ...recordProjector(bankLines, 1), version })}.bank_line order by id`,
      )
    ).rows;
  const live = run(1);
  const [waiting, dismissed] = [randomUUID(), randomUUID()];
  await lines.send(bankLine, waiting, importBankLine(line()), actor);
  await lines.send(bankLine, dismissed, importBankLine(line({ amount: 7 })), actor);
  const { position } = await lines.send(
    bankLine,
    dismissed,
    dismissBankLine({ by, note: 'De la empresa' }),
    actor,
  );
  await reaches(live, position);
  const grown = await rows(1);
  expect(grown.find((row) => row.status === 'dismissed')).toMatchObject({ note: 'De la empresa' });
  expect(grown.find((row) => row.status === 'waiting')).toMatchObject({ description: 'TEF DE ROSA QUISPE' });
  const rebuilt = run(2);
  await reaches(rebuilt, position);
  expect(await rows(2)).toEqual(grown);
  await Promise.all([live.stop(), rebuilt.stop()]);
  await sql.end();
  await database.drop();
});
