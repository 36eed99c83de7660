/** How many files of exports one person may have at the same time. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type Colleague, type ReadWorld } from '../testing/read-world.ts';
import { mostKept, mostWaiting } from './exports.ts';

const [gema, hilda, irma, jana] = ['Gema', 'Hilda', 'Irma', 'Jana'].map((name) =>
  colleague(name, 'GERENTE'),
) as [Colleague, Colleague, Colleague, Colleague];
let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  await until('tables', async () => (await world.get('/api/console/exports', gema)).status === 200);
});
afterAll(() => world.end());

const ask = async (who: Colleague, headers: Record<string, string> = {}) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/console/exports',
    headers: { authorization: await world.as(who), ...headers },
    payload: { resource: 'leads', format: 'csv' },
  });
  return { status: answer.statusCode, body: answer.json<object>() };
};
/** Files as they are once they were made. */
const made = (who: Colleague, count: number) =>
  world.pool.query(
    `insert into exports.export (id, user_id, resource, format, wrapped_key, request, status, expires_at)
     select gen_random_uuid(), $1, 'leads', 'csv', '', '', 'done', now() + interval '1 day'
     from generate_series(1, $2)`,
    [who.id, count],
  );

/** One is worked on all the while, and the others wait for it. */
const busy = (who: Colleague) =>
  world.pool.query(
    `insert into exports.export (id, user_id, resource, format, wrapped_key, request, status, leased_until)
     values (gen_random_uuid(), $1, 'leads', 'csv', '', '', 'running', now() + interval '1 day')`,
    [who.id],
  );

test('a person has so many files that are kept, and another when one of them has expired', async () => {
  await made(gema, mostKept);
  expect(await ask(gema)).toMatchObject({
    status: 429,
    body: {
      code: 'TOO_MANY_REQUESTS',
      message: `Ya tienes ${mostKept} archivos. Aguarda a que venza alguno.`,
    },
  });
  expect((await ask(hilda)).status).toBe(202);
  const { rows } = await world.pool.query('select id from exports.export where user_id = $1', [gema.id]);
  expect(rows).toHaveLength(mostKept);
  await world.pool.query(
    `update exports.export set expires_at = now() - interval '1 second'
     where id = (select id from exports.export where user_id = $1 limit 1)`,
    [gema.id],
  );
  expect((await ask(gema)).status).toBe(202);
});

test('who asks again for the same file gets it, however many there are', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await ask(hilda, key);
  await made(hilda, mostKept);
  expect((await ask(hilda)).status).toBe(429);
  expect(await ask(hilda, key)).toEqual(first);
});

test('of thirty that are asked for at the same moment as many wait as may', async () => {
  await busy(irma);
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(irma)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 429]));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(mostWaiting - 1);
});

test('of thirty that are asked for at the same moment as many are kept as may be', async () => {
  await busy(jana);
  await made(jana, mostKept - 4);
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(jana)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
});
