import { randomUUID } from 'node:crypto';
import { mostBulkRows } from '@cotejo/core/bulk';
import { describe, expect, test } from 'vitest';
import { bulkWorld } from './testing/bulk-world.ts';

const world = bulkWorld();

describe('starting a bulk run', () => {
  test('answers at once, and says how far it is', async () => {
    const { runs, receive, start } = world();
    const ids = await receive(3);
    const { status, body, id } = await start({ command: 'add-note', ids, payload: { text: 'Hola' } });
    expect(status).toBe(200);
    expect(body.record).toMatchObject({ id, command: 'add-note', total: 3, done: 0, status: 'running' });
    expect(runs.noted).toEqual(new Set([id]));
  });

  test('the same twice starts one', async () => {
    const { boss, receive, start } = world();
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
      'more records than a run may have',
      {
        command: 'add-note',
        ids: Array.from({ length: mostBulkRows + 1 }, randomUUID),
        payload: { text: 'x' },
      },
      'ids',
    ],
    ['what is no id', { command: 'add-note', ids: ['1'], payload: { text: 'x' } }, 'ids.0'],
    ['a command that there is not', { command: 'explode', ids: [randomUUID()] }, 'command'],
    ['a command that belongs to one lead', { command: 'erase', ids: [randomUUID()] }, 'command'],
    ['a payload that no lead would take', { command: 'add-note', ids: [randomUUID()] }, 'text'],
    [
      'an aggregate that takes nothing in bulk',
      { aggregate: 'users', command: 'disable', ids: [randomUUID()] },
      'aggregate',
    ],
    [
      'an aggregate that there is not',
      { aggregate: 'boats', command: 'sink', ids: [randomUUID()] },
      'aggregate',
    ],
    ['a payload that is a list', { command: 'add-note', ids: [randomUUID()], payload: [] }, 'payload'],
  ])('refuses %s at once', async (_, body, field) => {
    const { runs, start } = world();
    const answer = await start(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty([field]);
    expect(runs.noted.size).toBe(0);
  });

  test('refuses a command that the role may never send', async () => {
    const { house, ana, receive, start } = world();
    const body = { command: 'delete', ids: await receive(1) };
    expect(await start(body, ana)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect((await start(body, await house.hire('CLIENT_ADMIN'))).status).toBe(403);
  });

  test('stores no word of the payload in clear', async () => {
    const { house, receive, start } = world();
    await start({ command: 'add-note', ids: await receive(1), payload: { text: 'Inconfundible' } });
    expect(
      JSON.stringify(await house.events(), (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ).not.toContain('Inconfundible');
  });
});
