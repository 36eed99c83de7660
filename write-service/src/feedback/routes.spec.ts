import { randomUUID } from 'node:crypto';
import { feedback } from '@cotejo/core/feedback';
import { feedbackSignature } from '@cotejo/core/feedback/server';
import { eraseLead, lead } from '@cotejo/core/leads';
import { type InjectOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { indexKey, openHouse } from '../testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let leadId: string;
let signature: string;
beforeEach(async () => {
  house = await openHouse();
  leadId = await house.receive('CL');
  signature = feedbackSignature(indexKey, leadId);
});

const give = (more: object = {}, options: InjectOptions = {}) =>
  house.app.inject({
    method: 'POST',
    url: '/api/feedbacks',
    payload: { lead: leadId, signature, score: 4, comment: 'Muy amable', ...more },
    ...options,
  });
const change = (payload: object, id = leadId) =>
  house.app.inject({ method: 'PATCH', url: `/api/feedbacks/${id}`, payload: { signature, ...payload } });
const stateOf = async () => (await house.load(feedback, leadId)).state;
const refusal = async (answer: ReturnType<typeof give>) => {
  const { status, code, message } = (await answer).json<Record<string, unknown>>();
  return { status, code, message };
};

describe('an opinion', () => {
  test('is kept with its lead, in the lead’s country, and its comment sealed', async () => {
    const answer = await give({ recommend: 10, topics: ['speed'] });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { data: { _id: leadId, version: 1 }, error: null },
    ]);
    expect(await stateOf()).toMatchObject({ country: 'CL', score: 4, recommend: 10, comment: 'Muy amable' });
    const stored = JSON.stringify((await house.store.readStream(`feedback-${leadId}`))[0]!.data);
    expect(stored).toContain('"score":4');
    expect(stored).not.toContain('amable');
  });

  test('sent again is the same one, and another is refused', async () => {
    const first = (await give()).json<{ data: { version: number } }>();
    expect((await give()).json<typeof first>().data.version).toBe(first.data.version);
    expect(await refusal(give({ score: 1 }))).toMatchObject({ status: 409, code: 'FEEDBACK_GIVEN' });
  });

  test('sent again with its key gets the first answer', async () => {
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const first = (await give({}, options)).json<object>();
    await change({ score: 1 });
    expect((await give({}, options)).json()).toEqual(first);
  });

  test('can be changed in parts', async () => {
    await give();
    const answer = await change({ score: 2, comment: '' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { _id: leadId, version: 2 } }]);
    expect(await stateOf()).toMatchObject({ score: 2, comment: '' });
    expect(await refusal(change({ score: 9 }))).toMatchObject({ status: 422 });
  });
});

describe('who has no link', () => {
  test('can not tell a lead that is there from one that is not', async () => {
    const none = await refusal(give({ lead: randomUUID() }));
    expect(none).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await refusal(give({ signature: 'x' }))).toEqual(none);
    expect(
      await refusal(give({ signature: signature.replace(/^./, (first) => (first === 'g' ? 'h' : 'g')) })),
    ).toEqual(none);
    expect(await refusal(change({ signature: 'x', score: 1 }))).toEqual(none);
    expect(await house.events()).toHaveLength(1);
  });
  test('and guesses is stopped', async () => {
    house = await openHouse({ settings: { publicLeadsPerMinute: 3 } });
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await give({ signature: 'x' })).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });
});

test('an erased person is asked no more', async () => {
  const boss = await house.hire('ADMINISTRADOR', ['CL']);
  const context = { commandId: randomUUID(), actor: { kind: 'system', automation: 'test' } } as const;
  await house.handle(lead, leadId, eraseLead(boss), { ...context, country: 'CL', now: house.now() });
  expect(await refusal(give())).toMatchObject({ status: 404 });
});

test.each(['x', '%00', 'null', `${randomUUID()}x`])('%s is no opinion', async (id) =>
  expect((await change({ score: 1 }, id)).statusCode).toBe(404),
);
