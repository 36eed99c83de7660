import { randomUUID } from 'node:crypto';
import { bulk, recordBulkRows, startBulk } from '@cotejo/core/bulk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

let world: ReadWorld;
const [ana, beto] = [colleague('Ana', 'SUPERVISOR'), colleague('Beto', 'GERENTE')];
const [leads, id] = [[randomUUID(), randomUUID(), randomUUID()], randomUUID()];
let position: string;

beforeAll(async () => {
  world = await createReadWorld();
  const actor = { kind: 'user', id: ana.id, role: 'SUPERVISOR' } as const;
  await world.send(
    bulk,
    id,
    startBulk({ aggregate: 'leads', command: 'add-note', ids: leads, payload: { text: 'x' } }),
    {
      actor,
    },
  );
  const rows = leads.map((id, index) => ({
    id,
    ok: index > 0,
    ...(index === 0 && { code: 'INTERNAL', message: 'No.' }),
  }));
  ({ position } = await world.send(bulk, id, recordBulkRows(rows.slice(0, 2))));
  expect((await query('bulk', ana)).body).toMatchObject([
    { status: 'running', allowedCommands: [{ allowed: false, reason: 'Espera a que termine.' }] },
  ]);
  ({ position } = await world.send(bulk, id, recordBulkRows(rows.slice(2))));
});
afterAll(() => world.end());

const query = (path: string, who = ana, filter: object = {}) =>
  world.get(`/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`, who, {
    'x-min-position': position,
  });

describe('bulk runs', () => {
  test('are listed with how far they are, and found by their id', async () => {
    const run = {
      id,
      aggregate: 'leads',
      command: 'add-note',
      status: 'finished',
      total: 3,
      done: 3,
      ok: 2,
      failed: 1,
      retryable: 1,
      allowedCommands: [{ command: 'retry', allowed: true }],
    };
    expect(await query('bulk')).toMatchObject({ status: 200, body: [run] });
    expect((await query('bulk', ana, { status: 'running' })).body).toEqual([]);
    expect(await world.get(`/api/console/bulk/${id}`, ana)).toMatchObject({ status: 200, body: run });
  });

  test('have a result for each lead, filtered by how it went', async () => {
    expect((await query('bulk-rows', ana, { bulkId: id })).headers['content-range']).toBe('bulk-rows 0-2/3');
    expect((await query('bulk-rows', ana, { bulkId: id, ok: false })).body).toMatchObject([
      {
        bulkId: id,
        aggregate: 'leads',
        recordId: leads[0],
        ok: false,
        code: 'INTERNAL',
        message: 'No.',
      },
    ]);
  });

  test('are nobody else’s, whatever the role', async () => {
    expect((await query('bulk', beto)).body).toEqual([]);
    expect((await query('bulk-rows', beto, { bulkId: id })).body).toEqual([]);
    expect((await world.get(`/api/console/bulk/${id}`, beto)).status).toBe(404);
    expect((await query('bulk', colleague('Carla', 'CLIENT_ADMIN'))).body).toEqual([]);
  });

  test('can be tried again for a week', async () => {
    await world.pool.query(
      `update bulk_v3.bulk set finished_at = now() - interval '8 days' where id = '${id}'`,
    );
    expect(await world.get(`/api/console/bulk/${id}`, ana)).toMatchObject({
      body: { allowedCommands: [{ allowed: false }] },
    });
  });
});
