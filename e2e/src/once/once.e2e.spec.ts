/** Whoever retries, or clicks a thousand times, is served once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePositions, type EventStore, eventStoreDb, type Position } from '@cotejo/core/kit/event-store';
import { leadStream } from '@cotejo/core/leads';
import { type Answer, type Call, callerOf, jsonOf } from '../api/call.ts';
import {
  contactOf,
  leadCommand,
  logIn,
  newId,
  receivedOf,
  sendContact,
  type StaffCaller,
} from '../api/staff.ts';
import { platform } from '../testing/platform.ts';

const times = 1_000;
const call = callerOf(platform().port, times);
let store: EventStore;
let supervisor: StaffCaller;

beforeAll(async () => {
  store = eventStoreDb(platform().eventStoreUrl);
  supervisor = await logIn(call, 'supervisor');
});
afterAll(async () => {
  call.close();
  await store.close();
});

const thousandfold = (send: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, send));

/** The answers' different texts: one when everybody was told the same. */
const differentIn = (answers: readonly Answer[]): string[] => [
  ...new Set(answers.map(({ status, text }) => `${status} ${text}`)),
];

/** How many leads the log has received after a place in it. */
async function receivedAfter(place: Position): Promise<number> {
  let count = 0;
  for await (const { type, position } of store.readAll(place, 100_000))
    if (type === 'LeadReceived' && comparePositions(position, place) > 0) count += 1;
  return count;
}

describe('one request, sent a thousand times at once,', () => {
  test('makes one lead when its visitor gave it a key', async () => {
    const before = await store.head();
    const key = newId();
    const answers = await thousandfold(() => sendContact(call, 'Rosaura', key));
    expect(differentIn(answers)).toHaveLength(1);
    expect(await store.readStream(leadStream(receivedOf(answers[0]!).id))).toHaveLength(1);
    expect(await receivedAfter(before)).toBe(1);
  });

  test('makes one lead when nothing but its content tells it apart', async () => {
    const before = await store.head();
    const request: Call = { method: 'POST', path: '/api/contactos', body: contactOf('Leopoldina') };
    const answers = await thousandfold(() => call(request));
    const ids = new Set(answers.map((answer) => receivedOf(answer).id));
    expect(ids.size).toBe(1);
    expect(await store.readStream(leadStream([...ids][0]!))).toHaveLength(1);
    expect(await receivedAfter(before)).toBe(1);
  });

  test('changes a lead once when it is a command of the staff', async () => {
    const { id } = receivedOf(await sendContact(call, 'Eufrasia'));
    const { id: executiveId } = await logIn(call, 'ejecutivo');
    expect((await leadCommand(supervisor, id, 'assign', { executiveId })).status).toBe(200);
    const key = newId();
    const change = { statusId: 2, substatusId: 201, note: 'Contestó a la primera.' };
    const answers = await thousandfold(() => leadCommand(supervisor, id, 'change-status', change, { key }));
    expect(differentIn(answers)).toHaveLength(1);
    expect(jsonOf(answers[0]!)).toMatchObject({ commandId: key, id, version: 3 });
    const types = (await store.readStream(leadStream(id))).map(({ type }) => type);
    expect(types).toEqual(['LeadReceived', 'LeadAssigned', 'LeadStatusChanged']);
  });
});

test('many different commands on one lead at once are all answered, and what was taken is all there', async () => {
  const { id } = receivedOf(await sendContact(call, 'Crescencia'));
  const notes = Array.from({ length: 100 }, (_, number) => ({ text: `Nota ${number}` }));
  const answers = await Promise.all(notes.map((note) => leadCommand(supervisor, id, 'add-note', note)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const taken = statuses.filter((status) => status === 200).length;
  expect(taken).toBeGreaterThan(0);
  expect(await store.readStream(leadStream(id))).toHaveLength(1 + taken);
});
