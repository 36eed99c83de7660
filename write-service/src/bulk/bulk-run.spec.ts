import { randomUUID } from 'node:crypto';
import { bulk, startBulk } from '@cotejo/core/bulk';
import { StoreUnavailable } from '@cotejo/core/kit/event-store';
import { createPolicy, policy } from '@cotejo/core/policies';
import { coverageIdOf, familyIdOf, policyEmployee, requestActivation } from '@cotejo/core/policy-employees';
import { changeUserRoles, user } from '@cotejo/core/users';
import { addLeadNote, lead } from '@cotejo/core/leads';
import { describe, expect, test } from 'vitest';
import * as family from '../../../core/src/policy-employees/testing/family.ts';
import { rowCommandId } from './handle-row.ts';
import { type House } from '../testing/house.ts';
import { bulkWorld } from './testing/bulk-world.ts';

const world = bulkWorld();
const acceptance = { aggregate: 'policy-employees', command: 'accept-activation', payload: {} };

/** Asks for a holder and two dependants. @returns their coverages, the holder's first */
const askedFamily = async (house: House): Promise<readonly string[]> => {
  const happened = { actor: { kind: 'system', automation: 'test' }, country: 'PE' } as const;
  const context = () => ({ ...happened, commandId: randomUUID(), now: house.now() });
  const { status: _, files: _files, ...creation } = family.policy;
  await house.handle(policy, family.policyId, createPolicy(creation), context());
  const { client: by, policyId, holderId, today } = family;
  const familyId = familyIdOf(policyId, holderId);
  for (const person of [family.rosa, family.partner, family.daughter]) {
    const asked = { by, policyId, holderId, policy: family.policy, person, today, retroactiveDays: 0 };
    const request = requestActivation({ ...asked, from: today, coverageGroup: 'A', restrictionIds: [] });
    await house.handle(policyEmployee, familyId, request, context());
  }
  return [1, 2, 3].map((period) => coverageIdOf(familyId, period));
};

describe('a bulk run', () => {
  test('gives each lead its own result, under the person’s name and the run’s chain', async () => {
    const { house, runs, boss, ana, receive, start, work, stateOf, leadState } = world();
    const [here, there] = [await receive(2), await house.receive('CL')];
    const ids = [here[0]!, there, randomUUID(), here[1]!];
    const { id } = await start({ command: 'assign', ids, payload: { executiveId: ana.id } });
    await work(id);
    const { rows, status } = await stateOf(id);
    expect(status).toBe('finished');
    const unseen = { code: 'NOT_FOUND', message: 'No existe esa solicitud, o no puedes verla.' };
    expect(rows).toEqual([
      { id: ids[0], ok: true },
      { id: ids[1], ok: false, ...unseen },
      { id: ids[2], ok: false, ...unseen },
      { id: ids[3], ok: true },
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

  test('accepts a holder before the dependants, however they were selected', async () => {
    const { house, start, work, stateOf } = world();
    const backOffice = await house.hire('BACKOFFICE');
    const ids = (await askedFamily(house)).toReversed();
    const { id } = await start({ ...acceptance, ids }, backOffice);
    await work(id);
    expect((await stateOf(id)).rows).toEqual(ids.toReversed().map((one) => ({ id: one, ok: true })));
  });

  test('leaves what somebody else reviews, and says so', async () => {
    const { house, start, work, stateOf } = world();
    const [backOffice, ana] = [await house.hire('BACKOFFICE'), await house.hire('BACKOFFICE')];
    const ids = await askedFamily(house);
    await house.command(`policy-employees/${ids[1]}/take-review`, ana.authorization, {});
    const { id } = await start({ ...acceptance, ids }, backOffice);
    await work(id);
    expect((await stateOf(id)).rows).toMatchObject([
      { id: ids[0], ok: true },
      {
        id: ids[1],
        ok: false,
        code: 'INVALID_TRANSITION',
        message: expect.stringMatching(/^La revisa otra/) as string,
      },
      { id: ids[2], ok: true },
    ]);
  });

  test('asks what the person may do at each lead, not at the start', async () => {
    const { house, boss, receive, start, work, stateOf, leadState } = world();
    const ids = await receive(30);
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    const admin = await house.hire('ADMINISTRADOR');
    const demote = changeUserRoles({
      requestId: randomUUID(),
      id: boss.id,
      by: admin,
      roles: ['CLIENT'],
      countries: ['PE'],
    });
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
    const { house, boss, receive, work, stateOf } = world();
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
      const order = { aggregate: 'leads', command: 'add-note', ids: [leadId], payload: { text: 'Hola' } };
      await house.handle(bulk, id, startBulk(order), context());
      await work(id);
      return (await stateOf(id)).rows;
    };
    expect(await runOn(first!)).toEqual([{ id: first, ok: true }]);
    const demote = changeUserRoles({
      requestId: randomUUID(),
      id: admin.id,
      by: chief,
      roles: ['EJECUTIVO'],
      countries: ['PE'],
    });
    await house.handle(user, admin.id, demote, context());
    expect(await runOn(second!)).toMatchObject([{ id: second, ok: false, code: 'NOT_ALLOWED' }]);
  });

  test('of a load sends to each record what its row says', async () => {
    const { house, boss, ana, receive, work, stateOf, leadState } = world();
    const [first, second] = await receive(2);
    const id = randomUUID();
    const rows = [
      { id: first, command: 'add-note', input: { text: 'Hola' } },
      { id: second, command: 'assign', input: { executiveId: ana.id } },
    ];
    const load = (some: object[], by = boss, run = id) =>
      house.command(`bulk/${run}/load`, by.authorization, { aggregate: 'leads', rows: some });
    expect((await load(rows)).json()).toMatchObject({
      record: { aggregate: 'leads', command: 'load', total: 2 },
    });
    await work(id);
    expect((await stateOf(id)).rows).toEqual([
      { id: first, ok: true },
      { id: second, ok: true },
    ]);
    expect((await leadState(first!)).notes).toHaveLength(1);
    expect(await leadState(second!)).toMatchObject({ executiveId: ana.id });
    const other = randomUUID();
    expect((await load([...rows, rows[0]!], boss, other)).json()).toMatchObject({
      errors: { 'rows.2.id': 'Ese registro ya está en otra fila.' },
    });
    expect((await load([{ ...rows[0], command: 'erase' }], boss, other)).json()).toHaveProperty([
      'errors',
      'rows.0.command',
    ]);
  });

  test('waits for a store that is away, and has no effect twice', async () => {
    const { house, store, receive, start, work, stateOf, leadState } = world();
    const ids = await receive(60);
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    const handle = house.handle;
    let left = 57;
    house.handle = (async (...args: Parameters<typeof handle>) => {
      if (args[0].stream('x') === 'lead-x' && left-- <= 0) store.away = true;
      return handle(...args);
    }) as typeof handle;
    await expect(work(id)).rejects.toThrow(StoreUnavailable);
    expect((await stateOf(id)).rows).toHaveLength(50);
    [house.handle, store.away] = [handle, false];
    await work(id);
    const { rows, status } = await stateOf(id);
    expect([status, rows.length, rows.every(({ ok }) => ok)]).toEqual(['finished', 60, true]);
    for (const lead of ids) expect((await leadState(lead)).notes).toHaveLength(1);
  });

  test('counts what was done before a crash as done, whoever may do it now', async () => {
    const { house, boss, receive, start, work, stateOf, leadState } = world();
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
    expect((await stateOf(id)).rows).toEqual([{ id: leadId, ok: true }]);
    expect((await leadState(leadId!)).notes).toHaveLength(1);
  });

  test('that two processes work on has no effect twice', async () => {
    const { receive, start, work, stateOf, leadState } = world();
    const ids = await receive(60);
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    await Promise.allSettled([work(id), work(id)]);
    await work(id);
    const { rows, status, failed } = await stateOf(id);
    expect([status, rows.length, failed.length]).toEqual(['finished', 60, 0]);
    for (const lead of ids) expect((await leadState(lead)).notes).toHaveLength(1);
  });

  test('goes on past a lead that can’t be read', async () => {
    const { store, errors, receive, start, work, stateOf } = world();
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
