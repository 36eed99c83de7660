/** Processes are killed while leads are charged and money of the bank comes in: each movement is there once. */
import { randomUUID } from 'node:crypto';
import {
  account,
  type AccountEvent,
  accountEvents,
  isMovement,
  openAccount,
  signedAmount,
} from '@cotejo/core/accounts';
import { bankLine } from '@cotejo/core/bank-lines';
import { datedTable, setTableRows } from '@cotejo/core/dated-tables';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { aggregateLoader } from '@cotejo/core/kit/command-handling';
import { assignLead, lead, receiveLead } from '@cotejo/core/leads';
import { registerUser, user } from '@cotejo/core/users';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldBack } from '../../../local/src/testing/held-back.ts';
import {
  type Instance,
  type KillableService,
  openKillableService,
} from '../../../local/src/testing/killable-service.ts';
import { request, until } from '../testing/world.ts';

const price = 6_000;
/** On a busy machine another process needs its time until it goes on. */
const seconds = 180;
const executives = Array.from({ length: 3 }, randomUUID);
const ownerOf = (at: number): string => executives[at % executives.length]!;
const staffOf = (id: string): Staff => ({ id, roles: ['EJECUTIVO'], countries: ['CL'] });

let service: KillableService;
beforeEach(async () => {
  service = await openKillableService('write-service', 'ADMINISTRADOR');
  const { world, boss } = service;
  const manager: Staff = { id: boss.id, roles: ['ADMINISTRADOR'], countries: ['CL'] };
  const rows = { prices: { SALUD: { amount: price, unit: 'CLP' } }, floor: 0 };
  await world.send(
    datedTable,
    'leadPrices.CL',
    setTableRows('leadPrices.CL', { from: '2026-01-01', rows, source: 'prueba' }),
  );
  for (const id of executives) {
    const registration = { name: 'Ana', email: `${id}@demo.test` };
    await world.send(user, id, registerUser({ ...registration, roles: ['EJECUTIVO'], countries: ['CL'] }));
    await world.send(account, id, openAccount({ by: manager, executive: staffOf(id), country: 'CL' }));
  }
});
afterEach(() => service.end());

/** Leads of the executives in turn. */
const give = async (ids: readonly string[]): Promise<void> => {
  const { world, boss } = service;
  const manager: Staff = { id: boss.id, roles: ['ADMINISTRADOR'], countries: ['CL'] };
  const by = { actor: actorOf(manager) };
  for (const [at, id] of ids.entries()) {
    const person = { email: `${id}@correo.test`, phone: `+56${BigInt(`0x${id.slice(0, 8)}`)}` };
    await world.send(lead, id, receiveLead({ ...request(person), productType: 'SALUD' }));
    await world.send(lead, id, assignLead({ executive: staffOf(ownerOf(at)), by: manager }), by);
  }
};

/** Sends commands, some at once, each under one id until it is answered, though the service is killed meanwhile. */
const sendAll = (
  ids: readonly string[],
  where: () => Instance,
  path: string,
  body: (id: string) => object,
) => {
  const left = [...ids];
  let answered = 0;
  const send = async (id: string): Promise<void> => {
    const key = { 'idempotency-key': randomUUID() };
    await until(`an answer about ${id}`, async () => {
      const url = `${where().origin}/api/commands/${path.replace('*', id)}`;
      const answer = await service.ask(url, body(id), key).catch(() => undefined);
      if (answer && answer.status !== 503) expect(await answer.json()).toMatchObject({ record: { id } });
      return answer?.status === 200;
    });
    answered += 1;
  };
  const work = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await send(id);
  };
  const all = Promise.all(Array.from({ length: 8 }, work));
  return { all, answered: () => answered };
};

/** Tasks of these handlers are done and not yet written down, for certain, when the process is killed. */
const killableAt = async (automation: string, handlers: readonly string[]) => {
  const table = `${automation.replaceAll('-', '_')}_v1.task`;
  const { sql } = service;
  await until('the tables', async () => {
    const { rows } = await sql.query<{ made: boolean }>('select to_regclass($1) is not null as made', [
      table,
    ]);
    return rows[0]!.made;
  });
  const when = `old.handler in (${handlers.map((name) => `'${name}'`).join(', ')})`;
  const { hold, cutWaiting } = await heldBack(sql, { table, on: 'delete', when });
  return {
    hold,
    async kill(instance: Instance, letGo: () => Promise<void>): Promise<void> {
      await until('a task that is done and not written down', async () => {
        const { rows } = await sql.query<{ count: number }>(
          `select count(*)::int from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
        );
        return rows[0]!.count > 0;
      });
      await instance.entry.end('SIGKILL');
      await cutWaiting();
      await letGo();
    },
  };
};

const movementsOf = async (id: string) => {
  const { store, world } = service;
  const events = await world.codec.decode<AccountEvent>(
    accountEvents,
    await store.readStream(account.stream(id)),
  );
  return events.filter(isMovement);
};
const allMovements = async () => (await Promise.all(executives.map(movementsOf))).flat();

/** Each balance is the sum of the account's movements, in its stream and in the read models. */
const expectBalances = async (): Promise<void> => {
  const { sql, store, world } = service;
  for (const id of executives) {
    const movements = await movementsOf(id);
    const sum = movements.reduce((total, movement) => total + signedAmount(movement), 0);
    expect((await aggregateLoader(store, world.codec)(account, id)).state).toMatchObject({ balance: sum });
    const shown = async (query: string) =>
      (await sql.query<{ told: string }>(query, [id])).rows.map(({ told }) => Number(told))[0];
    await until('the rows', async () => {
      const counted = await shown('select count(*) as told from read.account_movement where account_id = $1');
      return counted === movements.length;
    });
    expect(await shown('select balance as told from read.account where id = $1')).toBe(sum);
    const last =
      'select balance as told from read.account_movement where account_id = $1 order by position desc';
    expect(await shown(last)).toBe(sum);
  }
};

test('killed while closed leads are charged and reopened ones reversed, each lead has one charge, and balances are sums', async () => {
  const leads = Array.from({ length: 30 }, randomUUID);
  await give(leads);
  const first = await service.start('projectors');
  let writing = await service.start();
  const at = await killableAt('when-lead-closed-then-charge-executive', ['charge', 'reverse']);

  const holdsCharges = await at.hold();
  const closing = sendAll(
    leads,
    () => writing,
    'leads/*/close',
    () => ({ substatusId: 331 }),
  );
  await until('some closed leads', () => closing.answered() > 10);
  await writing.entry.end('SIGKILL');
  expect(closing.answered()).toBeLessThan(leads.length);
  await at.kill(first, holdsCharges);
  writing = await service.start();
  const second = await service.start('projectors');
  await closing.all;
  await until('the charges', async () => (await allMovements()).length >= leads.length, seconds);

  const reopened = leads.filter((_, index) => index % 2 === 0);
  const holdsReversals = await at.hold();
  const reopening = sendAll(
    reopened,
    () => writing,
    'leads/*/reopen',
    () => ({}),
  );
  await at.kill(second, holdsReversals);
  await service.start('projectors');
  await reopening.all;
  const expected = leads.length + reopened.length;
  await until('the reversals', async () => (await allMovements()).length >= expected, seconds);
  await until('no task', async () => {
    const { rows } = await service.sql.query('select from when_lead_closed_then_charge_executive_v1.task');
    return rows.length === 0;
  });

  const movements = await allMovements();
  const leadsOf = (type: string) =>
    movements
      .flatMap((one) => (one.type === type && 'leadId' in one.data ? [one.data.leadId] : []))
      .toSorted();
  expect(leadsOf('LeadCharged')).toEqual(leads.toSorted());
  expect(leadsOf('ChargeReversed')).toEqual(reopened.toSorted());
  await expectBalances();
}, 600_000);

test('killed while a file of the bank is taken in and its lines are deposited, each line is there once, and its money too', async () => {
  const count = 48;
  const file = [
    'Fecha;Descripción;Abonos;Cargos;Documento',
    ...Array.from({ length: count }, (_, at) => `27/02/2026;TEF ${at};${1_000 + at};;${500 + at}`),
  ].join('\n');
  const { sql, ask, store, world } = service;
  const instance = await service.start();
  const post = (where: Instance, key: string) =>
    ask(`${where.origin}/api/bank-files?country=CL&bank=BCI&account=191-0001`, file, {
      'idempotency-key': key,
      'content-type': 'application/octet-stream',
    });
  const { rows } = await sql.query<{ known: number }>('select count(*)::int as known from keys.subject_key');
  const some = `(select count(*) from keys.subject_key) > ${rows[0]!.known + count / 2}`;
  const keys = await heldBack(sql, { table: 'keys.subject_key', on: 'insert', when: some });
  const letGo = await keys.hold();
  const key = randomUUID();
  const cut = post(instance, key).catch(() => 'cut');
  await until('half of the lines', async () => {
    const { rows: waiting } = await sql.query(
      `select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
    );
    return waiting.length > 0;
  });
  await instance.entry.end('SIGKILL');
  expect(await cut).toBe('cut');
  await keys.cutWaiting();
  await letGo();
  const writing = await service.start();
  const { lines } = (await (await post(writing, key)).json()) as { lines: { id: string; isNew: boolean }[] };
  expect(new Set(lines.map(({ id }) => id)).size).toBe(count);
  expect(new Set(lines.map(({ isNew }) => isNew))).toEqual(new Set([true, false]));
  const again = (await (await post(writing, randomUUID())).json()) as { lines: typeof lines };
  expect(again.lines.map(({ id, isNew }) => [id, isNew])).toEqual(lines.map(({ id }) => [id, false]));

  const first = await service.start('projectors');
  const at = await killableAt('when-bank-line-assigned-then-deposit', ['deposit']);
  const holdsDeposits = await at.hold();
  const ids = lines.map(({ id }) => id);
  const assigning = sendAll(
    ids,
    () => writing,
    'bank-lines/*/assign',
    (id) => ({
      executiveId: ownerOf(ids.indexOf(id)),
    }),
  );
  await at.kill(first, holdsDeposits);
  await service.start('projectors');
  await assigning.all;
  await until('the deposits', async () => (await allMovements()).length >= count, seconds);
  await until('no task', async () => {
    const { rows: left } = await sql.query('select from when_bank_line_assigned_then_deposit_v1.task');
    return left.length === 0;
  });
  const deposited = (await allMovements()).map(({ data }) => data.movementId).toSorted();
  const loaded = await Promise.all(ids.map((id) => aggregateLoader(store, world.codec)(bankLine, id)));
  const assigned = loaded.map(({ state }) => (state.status === 'assigned' ? state.movementId : undefined));
  expect(deposited).toEqual(assigned.toSorted());
  expect(loaded.every(({ past }) => past.length === 2)).toBe(true);
  await expectBalances();
}, 600_000);
