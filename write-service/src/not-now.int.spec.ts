/** Commands, forms, bulk runs and loads while EventStoreDB says "not now". */
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { bulk } from '@cotejo/core/bulk';
import { eventStoreDb, StoreUnavailable } from '@cotejo/core/kit/event-store';
import { lead } from '@cotejo/core/leads';
import { expect, onTestFinished, test } from 'vitest';
import { memoryLog } from '../../local/src/event-store/index.ts';
import { type AppendAnswer, asEventStoreDb } from '../../local/src/event-store/testing/as-event-store-db.ts';
import { serve } from '../../local/src/event-store/testing/server.ts';
import { newEvent } from '../../core/src/kit/testing/event-store-contract.ts';
import { runBulk } from './bulk/run-bulk.ts';
import { runsInMemory } from './bulk/testing/runs-in-memory.ts';
import { decideFamily } from './employee-loads/decide-family.ts';
import { staffDirectory } from './identity/index.ts';
import { contact, openHouse } from './testing/house.ts';

const opened = async () => {
  const behind = await serve(memoryLog());
  const front = await asEventStoreDb(behind.port);
  const store = eventStoreDb(front.connectionString);
  const runs = runsInMemory();
  const house = await openHouse({
    store,
    settings: { publicLeadsPerMinute: 1_000_000 },
    parts: { bulkRuns: runs },
  });
  onTestFinished(async () => {
    await house.app.close();
    await store.close();
    await front.stop();
    await behind.stop();
  });
  const boss = await house.hire('GERENTE');
  return { front, store, runs, house, boss };
};

/** A visitor's form, a page of staff and the start of a bulk run, each sent again as it was. */
const senders = async () => {
  const { front, house, boss } = await opened();
  const leadId = await house.receive();
  const [form, note, start] = [randomUUID(), randomUUID(), randomUUID()];
  const run = randomUUID();
  const byStaff = (path: string, key: string, body: object) =>
    house.command(path, boss.authorization, body, { 'idempotency-key': key });
  return {
    front,
    house,
    leadId,
    run,
    sendings: [
      () => house.app.inject(contact({ headers: { 'idempotency-key': form } })),
      () => byStaff(`leads/${leadId}/add-note`, note, { text: 'Hola' }),
      () =>
        byStaff(`bulk/${run}/start`, start, {
          command: 'add-note',
          ids: [leadId],
          payload: { text: 'A todos' },
        }),
    ],
  };
};

const notNow: readonly AppendAnswer[] = [
  { ending: { words: 'Server Is Not Ready' } },
  { ending: 'brokenOff', written: true },
  { ending: 'timeout', written: true },
];

test('who sends something while the store stops is asked to come again, and what is sent again happens once', async () => {
  const { front, house, leadId, run, sendings } = await senders();
  front.refuse();
  for (const send of sendings) {
    const answer = await send();
    expect([answer.statusCode, answer.headers['retry-after'], answer.json<{ code: string }>().code]).toEqual([
      503,
      '1',
      'UNAVAILABLE',
    ]);
  }
  front.begin();
  for (const send of sendings) expect((await send()).statusCode).toBeLessThan(300);
  for (const send of sendings) expect((await send()).statusCode).toBeLessThan(300);
  const written = (await house.events()).map(({ type }) => type);
  expect(written.filter((type) => type === 'LeadReceived')).toHaveLength(2);
  const { state } = await house.load(lead, leadId);
  expect(state.status === 'unknown' ? [] : state.notes.map(({ text }) => text)).toEqual(['Hola']);
  expect((await house.load(bulk, run)).version).toBe(1);
});

test('while the store stops and comes back nobody hears anything but yes, or to come again', async () => {
  const { front, house } = await opened();
  const answers = new Set<number>();
  let [asked, goesOn] = [0, true];
  const senders = Array.from({ length: 8 }, async () => {
    while (goesOn) {
      const headers = { 'idempotency-key': randomUUID() };
      asked += 1;
      let status: number;
      do {
        await turn();
        ({ statusCode: status } = await house.app.inject(contact({ headers })));
        answers.add(status);
      } while (status === 503);
    }
  });
  const more = async (): Promise<void> => {
    for (const before = asked; asked < before + 20;) await turn();
  };
  for (let stops = 0; stops < 3; stops += 1) {
    await more();
    await front.end(50);
    front.begin();
  }
  await more();
  goesOn = false;
  await Promise.all(senders);
  expect(answers).toEqual(new Set([201, 503]));
  const received = (await house.events()).filter(({ type }) => type === 'LeadReceived');
  expect(received).toHaveLength(asked);
});

test.each(notNow)('an append that ends in $ending once is noticed by nobody', async (answer) => {
  const { front, house, leadId, sendings } = await senders();
  for (const send of sendings) {
    front.answerNext(answer);
    expect((await send()).statusCode).toBeLessThan(300);
  }
  const { state } = await house.load(lead, leadId);
  expect(state.status === 'unknown' ? [] : state.notes).toHaveLength(1);
});

test.each(notNow)(
  'a row of a bulk run whose append ends in $ending twice is not refused, and is done later',
  async (answer) => {
    const { front, runs, house, boss } = await opened();
    const [leadId, id] = [await house.receive(), randomUUID()];
    await house.command(`bulk/${id}/start`, boss.authorization, {
      command: 'add-note',
      ids: [leadId],
      payload: { text: 'Hola' },
    });
    const errors: unknown[] = [];
    const { load, handle, now, findAggregate } = house;
    const parts = { load, handle, now, findAggregate, runs, directory: staffDirectory(load) };
    const work = runBulk({ ...parts, onError: (error) => void errors.push(error) });
    const turn = () => work({ id, old: false }, new AbortController().signal);
    front.answerNext(answer, answer);
    await expect(turn()).rejects.toBeInstanceOf(StoreUnavailable);
    await turn();
    const { state, past } = await house.load(bulk, id);
    expect(state.status).toBe('finished');
    expect(past.flatMap((event) => (event.type === 'BulkRowsHandled' ? event.data.rows : []))).toEqual([
      { id: leadId, ok: true },
    ]);
    const { state: noted } = await house.load(lead, leadId);
    expect(noted.status === 'unknown' ? [] : noted.notes).toHaveLength(1);
    expect(errors).toEqual([]);
  },
);

test.each(notNow)('a row of a load whose append ends in $ending twice is not refused', async (answer) => {
  const { front, store } = await opened();
  const errors: unknown[] = [];
  front.answerNext(answer, answer);
  const family = decideFamily(
    {
      commands: {} as never,
      refusedHolders: new Map(),
      onError: (error) => void errors.push(error),
      async decide() {
        await store.append('test-1', [newEvent()], 'noStream');
        return { isChanged: true, warnings: {} };
      },
    },
    { rows: [{ row: 2, personId: 'one', warnings: {} } as never] },
  );
  await expect(family).rejects.toBeInstanceOf(StoreUnavailable);
  expect(errors).toEqual([]);
});
