import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedback, feedbackTopics, giveFeedback } from '@cotejo/core/feedback';
import { feedbackSignature } from '@cotejo/core/feedback/server';
import { actorOf } from '@cotejo/core/identity';
import { deleteLead, eraseLead, lead, receiveLead } from '@cotejo/core/leads';
import { indexKey, request } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const opinion = { score: 4, recommend: 9, topics: ['speed' as const], comment: 'Muy amable' };
const [boss, elsewhere] = [colleague('Ada', 'ADMINISTRADOR'), colleague('Perla', 'GERENTE', ['PE'])];

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
});
afterAll(() => world.end());

const received = async () => {
  const id = randomUUID();
  const product = { code: 'CL-1', name: 'Plan Uno' };
  const { position } = await world.send(lead, id, receiveLead({ ...request(), requestTypeId: 2, product }));
  return { id, position, signature: feedbackSignature(indexKey, id) };
};
const asked = (id: string, signature: string) => world.get(`/api/feedbacks/getLead/${id}/${signature}`);
const own = (id: string, signature: string, position = '0') =>
  world.get(`/api/feedbacks/${id}?sig=${signature}`, undefined, { 'x-min-position': position });
const list = (filter: object, position = '0') =>
  world.get(`/api/console/feedbacks?filter=${encodeURIComponent(JSON.stringify(filter))}`, boss, {
    'x-min-position': position,
  });
const seen = (id: string, position: string) =>
  world.get(`/api/console/leads/${id}`, boss, { 'x-min-position': position });

describe('who has the link', () => {
  test('is told which request is meant, and nothing more of it', async () => {
    const { id, position, signature } = await received();
    await seen(id, position);
    const { status, body, headers } = await asked(id, signature);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      data: {
        _id: id,
        firstName: 'María',
        plan: 'Plan Uno',
        at: expect.any(String) as string,
        given: false,
        topics: feedbackTopics,
      },
      error: null,
    });
  });

  test('reads the opinion that was given, at once', async () => {
    const { id, position: before, signature } = await received();
    await seen(id, before);
    expect((await own(id, signature)).status).toBe(404);
    const { position } = await world.send(feedback, id, giveFeedback(opinion));
    expect(await own(id, signature, position)).toMatchObject({
      status: 200,
      body: { data: { _id: id, score: 4, recommend: 9, topics: ['speed'], comment: 'Muy amable' } },
    });
    expect(await asked(id, signature)).toMatchObject({ body: { data: { given: true } } });
  });

  test('finds nothing once the lead is deleted or its person erased', async () => {
    for (const end of [deleteLead({ by: boss }), eraseLead(boss)]) {
      const { id, signature } = await received();
      const { position } = await world.send(lead, id, end);
      await seen(id, position);
      expect((await asked(id, signature)).status).toBe(404);
    }
  });
});

test('who has no link can not tell a lead that is there from one that is not', async () => {
  const { id, position, signature } = await received();
  await seen(id, position);
  const none = await asked(randomUUID(), signature);
  expect(none).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect((await asked(id, 'x')).body).toEqual(none.body);
  expect((await own(id, 'x')).body).toEqual(none.body);
  expect((await own(randomUUID(), signature)).body).toEqual(none.body);
});

describe('staff', () => {
  test('read opinions about leads that they may see', async () => {
    const { id, position: receivedAt } = await received();
    await seen(id, receivedAt);
    const { position } = await world.send(feedback, id, giveFeedback(opinion));
    expect(await list({ leadId: id }, position)).toMatchObject({
      status: 200,
      headers: { 'content-range': 'feedbacks 0-0/1' },
      body: [{ id, leadId: id, country: 'CL', score: 4, comment: 'Muy amable' }],
    });
    expect((await world.get('/api/console/feedbacks', elsewhere)).body).toEqual([]);
    expect((await world.get('/api/console/feedbacks', colleague('Cliente', 'CLIENT'))).status).toBe(403);
  });

  test('who read what a person wrote leave a trace on her lead, in a list too; who read a score leave none', async () => {
    const [written, scored] = [await received(), await received()];
    await world.send(feedback, written.id, giveFeedback(opinion));
    const { comment: _, ...score } = opinion;
    const { position } = await world.send(feedback, scored.id, giveFeedback(score));
    const looks = async (id: string) =>
      (await world.store.readStream(`leadAccess-${id}`)).map(({ type, data, metadata }) => [
        type,
        data,
        metadata['actor'],
        metadata['country'],
      ]);
    await world.get('/api/console/leads', boss, { 'x-min-position': position });
    const { body } = await list({}, position);
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual(
      expect.arrayContaining([written.id, scored.id]),
    );
    expect(await looks(written.id)).toEqual([['LeadLookedAt', { what: 'opinion' }, actorOf(boss), 'CL']]);
    expect(await looks(scored.id)).toEqual([]);
  });

  test('are shown nothing by which they could speak for the person', async () => {
    const { id, position, signature } = await received();
    await seen(id, position);
    expect((await world.get(`/api/console/leads/${id}/feedback-link`, boss)).status).toBe(404);
    for (const path of ['', '/timeline', `?at=${new Date().toISOString()}`])
      expect(JSON.stringify((await world.get(`/api/console/leads/${id}${path}`, boss)).body)).not.toContain(
        signature,
      );
  });
});
