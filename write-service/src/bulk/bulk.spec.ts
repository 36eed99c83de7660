import { randomUUID } from 'node:crypto';
import { bulk, startBulk } from '@cotejo/core/bulk';
import { type EventStore, inMemoryEventStore, StoreUnavailable } from '@cotejo/core/event-store';
import { changeUserRoles, user } from '@cotejo/core/identity';
import { addLeadNote, lead } from '@cotejo/core/leads';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffDirectory } from '../identity/index.ts';
import { inMemoryLeadFiles } from '../files/index.ts';
import { leadAggregate } from '../leads/index.ts';
import { type House, openHouse } from '../testing/house.ts';
import { runBulk } from './run-bulk.ts';
import { rowCommandId } from './handle-row.ts';
import { runsInMemory } from './testing/runs-in-memory.ts';

type Hired = Awaited<ReturnType<House['hire']>>;
type BulkAnswer = { code?: string; errors?: object; record: { status: string; allowedCommands: object[] } };

/** A store that can be away for appends to leads. */
const breakable = (): EventStore & { away: boolean } => {
  const store = inMemoryEventStore();
  const self = {
    ...store,
    away: false,
    append: (...args: Parameters<EventStore['append']>) =>
      self.away && args[0].startsWith('lead-')
        ? Promise.reject(new StoreUnavailable(new Error('away')))
        : store.append(...args),
  };
  return self;
};

let house: House;
let store: ReturnType<typeof breakable>;
let runs: ReturnType<typeof runsInMemory>;
let boss: Hired;
let ana: Hired;
const errors: unknown[] = [];

beforeEach(async () => {
  [store, runs] = [breakable(), runsInMemory()];
  house = await openHouse({
    store,
    parts: { bulk: { note: (id, userId) => runs.note(id, userId), ring: () => {} } },
  });
  [boss, ana] = [await house.hire('GERENTE'), await house.hire('EJECUTIVO')];
  errors.length = 0;
});

const receive = (count: number) => Promise.all(Array.from({ length: count }, () => house.receive()));

const start = async (body: object, by: Hired = boss, id = randomUUID(), key = randomUUID()) => {
  const answer = await house.command(`bulk/${id}/start`, by.authorization, body, { 'idempotency-key': key });
  return { id, status: answer.statusCode, body: answer.json<BulkAnswer>() };
};

/** What the background does with one run, until it is done or something is away. */
const work = (id: string) => {
  const { load, handle, now } = house;
  const directory = staffDirectory(load);
  const leads = leadAggregate({ directory, load, files: inMemoryLeadFiles() });
  const onError = (error: unknown) => void errors.push(error);
  const parts = { load, handle, now, directory, leads, runs, onError };
  return runBulk(parts)({ id, old: false }, new AbortController().signal);
};

const stateOf = async (id: string) => {
  const { state, past } = await house.load(bulk, id);
  if (state.status === 'unknown') throw new Error('no such run');
  const rows = past.flatMap((event) => (event.type === 'BulkRowsHandled' ? event.data.rows : []));
  return { ...state, rows };
};
const leadState = async (id: string) => {
  const { state, version } = await house.load(lead, id);
  if (state.status === 'unknown') throw new Error('no such lead');
  return { ...state, version };
};

describe('starting a bulk run', () => {
  test('answers at once, and says how far it is', async () => {
    const ids = await receive(3);
    const { status, body, id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    expect(status).toBe(200);
    expect(body.record).toMatchObject({ id, command: 'add-note', total: 3, done: 0, status: 'running' });
    expect(runs.noted).toEqual(new Set([id]));
  });

  test('the same twice starts one', async () => {
    const body = { command: 'add-note', ids: await receive(1), payload: { text: 'Hola' } };
    const [id, key] = [randomUUID(), randomUUID()];
    const answers = [await start(body, boss, id, key), await start(body, boss, id, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await start(body, boss, id)).toMatchObject({
      status: 409,
      body: { code: 'BULK_ALREADY_STARTED' },
    });
  });

  test.each<[string, object, string]>([
    ['no lead', { command: 'add-note', ids: [], payload: { text: 'x' } }, 'ids'],
    [
      '1001 leads',
      { command: 'add-note', ids: Array.from({ length: 1_001 }, randomUUID), payload: { text: 'x' } },
      'ids',
    ],
    ['what is no id', { command: 'add-note', ids: ['1'], payload: { text: 'x' } }, 'ids.0'],
    ['a command that there is not', { command: 'explode', ids: [randomUUID()] }, 'command'],
    ['a command that belongs to one lead', { command: 'erase', ids: [randomUUID()] }, 'command'],
    ['a payload that no lead would take', { command: 'add-note', ids: [randomUUID()] }, 'text'],
    ['a payload that is a list', { command: 'add-note', ids: [randomUUID()], payload: [] }, 'payload'],
  ])('refuses %s at once', async (_, body, field) => {
    const answer = await start(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty([field]);
    expect(runs.noted.size).toBe(0);
  });

  test('refuses a command that the role may never send', async () => {
    const body = { command: 'delete', ids: await receive(1) };
    expect(await start(body, ana)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect((await start(body, await house.hire('CLIENT_ADMIN'))).status).toBe(403);
  });

  test('stores no word of the payload in clear', async () => {
    await start({ command: 'add-note', ids: await receive(1), payload: { text: 'Inconfundible' } });
    expect(
      JSON.stringify(await house.events(), (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ).not.toContain('Inconfundible');
  });
});

describe('a bulk run', () => {
  test('gives each lead its own result, under the person’s name and the run’s chain', async () => {
    const [here, there] = [await receive(2), await house.receive('CL')];
    const ids = [here[0]!, there, randomUUID(), here[1]!];
    const { id } = await start({ command: 'assign', ids, payload: { executiveId: ana.id } });
    await work(id);
    const { rows, status } = await stateOf(id);
    expect(status).toBe('finished');
    const unseen = { code: 'NOT_FOUND', message: 'No existe esa solicitud, o no puedes verla.' };
    expect(rows).toEqual([
      { leadId: ids[0], ok: true },
      { leadId: ids[1], ok: false, ...unseen },
      { leadId: ids[2], ok: false, ...unseen },
      { leadId: ids[3], ok: true },
    ]);
    expect(await leadState(ids[0]!)).toMatchObject({ executiveId: ana.id });
    const assigned = (await house.load(lead, ids[0]!)).past.at(-1)!;
    const began = (await house.load(bulk, id)).past[0]!;
    expect(assigned.metadata).toMatchObject({
      actor: { kind: 'user', id: boss.id },
      commandId: rowCommandId(id, ids[0]!),
      $causationId: began.id,
      $correlationId: began.metadata.$correlationId,
    });
    expect(runs.noted.size).toBe(0);
  });

  test('asks what the person may do at each lead, not at the start', async () => {
    const ids = await receive(30);
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    const admin = await house.hire('ADMINISTRADOR');
    const demote = changeUserRoles({ id: boss.id, by: admin, roles: ['CLIENT'], countries: ['PE'] });
    const context = {
      commandId: randomUUID(),
      actor: { kind: 'system', automation: 'test' },
      country: 'PE',
    } as const;
    await house.handle(user, boss.id, demote, { ...context, now: house.now() });
    await work(id);
    const { rows } = await stateOf(id);
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(['NOT_ALLOWED']));
    expect((await leadState(ids[0]!)).notes).toEqual([]);
  });

  test('by who acted as somebody goes on as long as that person may', async () => {
    const [first, second] = await receive(2);
    const [admin, chief] = [await house.hire('ADMINISTRADOR'), await house.hire('ADMINISTRADOR')];
    const onBehalfOf = { id: boss.id, role: 'GERENTE' } as const;
    const context = () => ({
      commandId: randomUUID(),
      actor: { kind: 'user', id: admin.id, role: 'ADMINISTRADOR', onBehalfOf } as const,
      country: 'PE' as const,
      now: house.now(),
    });
    const runOn = async (leadId: string) => {
      const id = randomUUID();
      const order = { command: 'add-note', ids: [leadId], payload: { text: 'Hola' } };
      await house.handle(bulk, id, startBulk(order), context());
      await work(id);
      return (await stateOf(id)).rows;
    };
    expect(await runOn(first!)).toEqual([{ leadId: first, ok: true }]);
    const demote = changeUserRoles({ id: admin.id, by: chief, roles: ['EJECUTIVO'], countries: ['PE'] });
    await house.handle(user, admin.id, demote, context());
    expect(await runOn(second!)).toMatchObject([{ leadId: second, ok: false, code: 'NOT_ALLOWED' }]);
  });

  test('waits for a store that is away, and has no effect twice', async () => {
    const ids = await receive(50);
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    const handle = house.handle;
    let left = 27;
    house.handle = (async (...args: Parameters<typeof handle>) => {
      if (args[0].stream('x') === 'lead-x' && left-- <= 0) store.away = true;
      return handle(...args);
    }) as typeof handle;
    await expect(work(id)).rejects.toThrow(StoreUnavailable);
    expect((await stateOf(id)).rows).toHaveLength(20);
    [house.handle, store.away] = [handle, false];
    await work(id);
    const { rows, status } = await stateOf(id);
    expect([status, rows.length, rows.every(({ ok }) => ok)]).toEqual(['finished', 50, true]);
    for (const lead of ids) expect((await leadState(lead)).notes).toHaveLength(1);
  });

  test('counts what was done before a crash as done, whoever may do it now', async () => {
    const [leadId] = await receive(1);
    const { id } = await start({ command: 'add-note', ids: [leadId], payload: { text: 'Hola' } });
    // The lead took it, and nobody wrote that down in the run.
    const context = { actor: { kind: 'user', id: boss.id, role: 'GERENTE' }, country: 'PE' } as const;
    const note = addLeadNote({ noteId: randomUUID(), text: 'Hola', by: boss });
    await house.handle(lead, leadId!, note, {
      ...context,
      commandId: rowCommandId(id, leadId!),
      now: house.now(),
    });
    await work(id);
    expect((await stateOf(id)).rows).toEqual([{ leadId, ok: true }]);
    expect((await leadState(leadId!)).notes).toHaveLength(1);
  });

  test('that two processes work on has no effect twice', async () => {
    const ids = await receive(60);
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    await Promise.allSettled([work(id), work(id)]);
    await work(id);
    const { rows, status, failed } = await stateOf(id);
    expect([status, rows.length, failed.length]).toEqual(['finished', 60, 0]);
    for (const lead of ids) expect((await leadState(lead)).notes).toHaveLength(1);
  });

  test('goes on past a lead that can’t be read', async () => {
    const ids = await receive(2);
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    const poison = { id: randomUUID(), type: 'Unknown', data: {}, metadata: {} };
    await store.append(`lead-${ids[0]}`, [poison], 0);
    await work(id);
    expect((await stateOf(id)).rows.map(({ ok, code }) => [ok, code])).toEqual([
      [false, 'INTERNAL'],
      [true, undefined],
    ]);
    expect(errors).toHaveLength(1);
  });
});

describe('trying again what failed', () => {
  const retry = async (bulkId: string, by: Hired = boss) => {
    const id = randomUUID();
    const answer = await house.command(`bulk/${id}/retry`, by.authorization, { bulkId });
    return { id, status: answer.statusCode, body: answer.json<BulkAnswer>() };
  };

  test('is a new run of the leads that failed, with the same payload', async () => {
    const ids = await receive(3);
    await house.command(`leads/${ids[1]}/delete`, boss.authorization, {});
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    expect((await retry(id)).body.code).toBe('NOTHING_TO_RETRY');
    await work(id);
    expect((await stateOf(id)).failed).toEqual([ids[1]]);
    await house.command(`leads/${ids[1]}/restore`, boss.authorization, {});
    const again = await retry(id);
    expect(again.status).toBe(200);
    await work(again.id);
    expect((await stateOf(again.id)).rows).toEqual([{ leadId: ids[1], ok: true }]);
    expect((await retry(again.id)).body.code).toBe('NOTHING_TO_RETRY');
  });

  test('is for whoever started it alone', async () => {
    const { id } = await start({ command: 'add-note', ids: [randomUUID()], payload: { text: 'x' } });
    await work(id);
    expect(await retry(id, ana)).toMatchObject({
      status: 422,
      body: { errors: { bulkId: 'No existe esa operación.' } },
    });
  });
});
