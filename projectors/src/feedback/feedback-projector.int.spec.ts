import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeFeedback, feedback, giveFeedback } from '@cotejo/core/feedback';
import { eraseLead, lead, receiveLead } from '@cotejo/core/leads';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { runProjector, type RunningProjector } from '../kit/projector/index.ts';
import { createWorld, reaches, request } from '../testing/world.ts';
import { feedbackProjector } from './feedback-projector.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

const [store, keys] = [inMemoryEventStore(), inMemoryKeyStore()];
const world = createWorld(store, keys);
const { send } = world;
const administrator = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL'] } as const;
const opinion = { score: 4, topics: ['speed' as const], comment: 'Muy amable' };

let url: string;
let live: RunningProjector;
let sql: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  sql = openTestPool(database);
  live = runProjector({ projector: feedbackProjector, database: url, reports: sql, ...world });
  return async () => {
    await live.stop();
    await sql.end();
    await database.drop();
  };
});

const rows = async (version = 2) =>
  (
    await sql.query<{ lead_id: string; state: { comment?: unknown } }>(
      `select * from feedback_v${version}.feedback order by lead_id`,
    )
  ).rows;
const commentOf = async (id: string) => (await rows()).find(({ lead_id }) => lead_id === id)?.state.comment;
const received = async (): Promise<string> => {
  const id = randomUUID();
  await send(lead, id, receiveLead(request()));
  return id;
};
const erase = (id: string) => send(lead, id, eraseLead(administrator));

describe('an opinion in the read model', () => {
  test('is one row per lead, as it was last changed', async () => {
    const id = await received();
    await send(feedback, id, giveFeedback(opinion));
    const { position } = await send(feedback, id, changeFeedback({ score: 2 }));
    await reaches(live, position);
    expect((await rows()).filter(({ lead_id }) => lead_id === id)).toMatchObject([
      { version: 2, country: 'CL', score: 2, recommend: null, state: { comment: 'Muy amable' } },
    ]);
  });

  test('loses what was written when the person is erased, and keeps the score', async () => {
    const id = await received();
    const { position } = await send(feedback, id, giveFeedback(opinion));
    await reaches(live, position);
    expect(await commentOf(id)).toBe('Muy amable');
    await reaches(live, (await erase(id)).position);
    expect(await commentOf(id)).toEqual({ erased: true });
  });

  test('that was on its way when the person was erased is kept without what was written', async () => {
    const id = await received();
    await erase(id);
    const { position } = await send(feedback, id, giveFeedback(opinion));
    await reaches(live, position);
    expect(await commentOf(id)).toEqual({ erased: true });
  });

  test('is the same when it is built again after the keys are gone', async () => {
    const [one, other] = [await received(), await received()];
    await send(feedback, one, giveFeedback(opinion));
    await send(feedback, other, giveFeedback(opinion));
    const { position } = await erase(one);
    await reaches(live, position);
    const grown = await rows();
    for (const { lead_id, state } of grown) if (typeof state.comment === 'object') await keys.erase(lead_id);
    const rebuilt = runProjector({
      projector: { ...feedbackProjector, version: 3 },
      database: url,
      reports: sql,
      ...createWorld(store, keys),
    });
    await reaches(rebuilt, position);
    expect(await rows(3)).toEqual(grown);
    await rebuilt.stop();
  });
});
