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

  test('is a new run of the leads that failed, with the same payload', async () => {
    const { house, boss, receive, start, work, stateOf } = world();
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
    expect((await stateOf(again.id)).rows).toEqual([{ id: ids[1], ok: true }]);
    expect((await retry(again.id)).body.code).toBe('NOTHING_TO_RETRY');
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
