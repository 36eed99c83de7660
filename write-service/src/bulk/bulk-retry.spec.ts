import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type BulkAnswer, bulkWorld, type Hired } from './testing/bulk-world.ts';

const world = bulkWorld();

describe('trying again what failed', () => {
  const retry = async (bulkId: string, by: Hired = world().boss) => {
    const { house } = world();
    const id = randomUUID();
    const answer = await house.command(`bulk/${id}/retry`, by.authorization, { bulkId });
    return { id, status: answer.statusCode, body: answer.json<BulkAnswer>() };
  };

  test('is a new run of the leads that failed and did not refuse, with the same payload', async () => {
    const { house, boss, store, receive, start, work, stateOf } = world();
    const ids = await receive(3);
    const unreadable = { id: randomUUID(), type: 'Unknown', data: {}, metadata: {} };
    await store.append(`lead-${ids[0]}`, [unreadable], 0);
    await house.command(`leads/${ids[1]}/delete`, boss.authorization, {});
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    expect((await retry(id)).body.code).toBe('NOTHING_TO_RETRY');
    await work(id);
    expect((await stateOf(id)).failed).toEqual([ids[0], ids[1]]);
    const again = await retry(id);
    expect(again.status).toBe(200);
    expect(await stateOf(again.id)).toMatchObject({
      command: 'add-note',
      ids: [ids[0]],
      payload: { text: 'Hola' },
    });
  });

  test('is not for what was refused: it would be again', async () => {
    const { house, boss, receive, start, work } = world();
    const ids = await receive(1);
    await house.command(`leads/${ids[0]}/delete`, boss.authorization, {});
    const { id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    await work(id);
    expect((await retry(id)).body.code).toBe('NOTHING_TO_RETRY');
  });

  test('is for whoever started it alone', async () => {
    const { ana, start, work } = world();
    const { id } = await start({ command: 'add-note', ids: [randomUUID()], payload: { text: 'x' } });
    await work(id);
    expect(await retry(id, ana)).toMatchObject({
      status: 422,
      body: { errors: { bulkId: 'No existe esa operación.' } },
    });
  });
});
