import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { type SendCommand } from './command.ts';
import { createDraftStore } from './draft-store.ts';
import { createJournal, type Journal } from './journal.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { noDrafts } from './testing/no-drafts.ts';

const journalIn = (storage: ReturnType<typeof memoryStorage>, who = 'rosa') =>
  createJournal({ storage, whoIsHere: () => who, drafts: noDrafts });
const answering: SendCommand = async (_resource, id, _name, _payload, { commandId }) =>
  ({ commandId, id, version: 2, position: '7', record: { id } }) as never;
const failing =
  (status: number): SendCommand =>
  async () => {
    throw new HttpError('No se puede.', status, {});
  };
const sending = (journal: Journal, send: SendCommand, commandId = 'c1') =>
  journal
    .recording(send)('leads', '1', 'close', { note: 'María' }, { commandId, expectedVersion: 3 })
    .catch(() => undefined);

describe('the journal', () => {
  test('writes down what is on its way, and that it was done', async () => {
    const journal = journalIn(memoryStorage());
    const sent = sending(journal, answering);
    expect(journal.entries()).toMatchObject([{ name: 'close', status: 'pending' }]);
    await sent;
    expect(journal.entries()).toMatchObject([{ commandId: 'c1', status: 'done' }]);
  });
  test('is silent about what one sets up for oneself', async () => {
    const journal = journalIn(memoryStorage());
    const send = journal.recording(answering);
    await send('preferences', 'rosa', 'set', { key: 'theme', value: 'dark' }, { commandId: 'c1' });
    expect(journal.entries()).toEqual([]);
  });
  test('forgets what was said once it is settled', async () => {
    const storage = memoryStorage();
    await sending(journalIn(storage), answering);
    expect(storage.getItem('cotejo-journal')).not.toContain('María');
  });
  test('tells a refusal with its reason', async () => {
    const journal = journalIn(memoryStorage());
    await sending(journal, failing(409));
    expect(journal.entries()).toMatchObject([{ status: 'refused', message: 'No se puede.' }]);
    expect(journal.entries()[0]).not.toHaveProperty('again');
  });
  test('keeps to the letter what nobody knows the end of, and sends it again as the same command', async () => {
    const journal = journalIn(memoryStorage());
    await sending(journal, failing(503));
    expect(journal.entries()).toMatchObject([
      { status: 'unknown', again: { payload: { note: 'María' }, expectedVersion: 3 } },
    ]);
    await sending(journal, answering);
    expect(journal.entries()).toMatchObject([{ commandId: 'c1', status: 'done' }]);
  });
  test('does not know, after a reload, what became of what was on its way', () => {
    const storage = memoryStorage();
    void sending(journalIn(storage), () => new Promise(() => undefined));
    expect(journalIn(storage).entries()).toMatchObject([{ status: 'unknown' }]);
  });
  test('drops what somebody else did before in the same tab', async () => {
    const storage = memoryStorage();
    await sending(journalIn(storage), failing(503));
    const next = journalIn(storage, 'mateo');
    await sending(next, answering, 'c2');
    expect(next.entries().map(({ commandId }) => commandId)).toEqual(['c2']);
  });
  test('is empty once somebody has left', async () => {
    const storage = memoryStorage();
    const journal = journalIn(storage);
    await sending(journal, answering);
    journal.forget();
    expect([journal.entries(), journalIn(storage).entries()]).toEqual([[], []]);
  });
});

const withDraft = () => {
  const told: unknown[] = [];
  const tell =
    (what: string) =>
    (...args: unknown[]) =>
      void told.push([what, ...args]);
  const drafts = { ...noDrafts, send: tell('send'), settle: tell('settle'), done: tell('done') };
  const journal = createJournal({ storage: memoryStorage(), whoIsHere: () => 'rosa', drafts });
  const send = (by: SendCommand, draft?: string) =>
    journal
      .recording(by)('leads', '1', 'close', { note: 'María' }, { commandId: 'c1', draft })
      .catch(() => undefined);
  return { told, journal, send };
};

/** Two tabs of one browser. */
const tabsWith = (storage: ReturnType<typeof memoryStorage>): readonly Journal[] => {
  const whoIsHere = () => 'rosa';
  let now = Date.now();
  const drafts = createDraftStore({ storage, whoIsHere, now: () => (now += 1) });
  return ['one', 'other'].map(() => {
    const journal = createJournal({ storage: memoryStorage(), whoIsHere, drafts });
    drafts.subscribe(journal.heedDrafts);
    return journal;
  });
};
const write = (journal: Journal, send: SendCommand, commandId: string) =>
  journal
    .recording(send)('leads', '1', 'note', { text: commandId }, { commandId, draft: 'leads/1/note' })
    .catch(() => undefined);

describe('a command that nobody knows of', () => {
  const minutes = (count: number) => Date.now() + count * 60_000;

  test('is told to who waits, once it is sent again and answered', async () => {
    const journal = journalIn(memoryStorage());
    await sending(journal, failing(503));
    const told: unknown[] = [];
    journal.whenKnown('c1', (result) => told.push(result));
    await sending(journal, failing(503));
    expect(told).toEqual([]);
    await sending(journal, answering);
    await sending(journal, answering);
    expect(told).toMatchObject([{ answer: { commandId: 'c1', version: 2 } }]);
  });
  test('is told with its refusal', async () => {
    const journal = journalIn(memoryStorage());
    await sending(journal, failing(503));
    const told: unknown[] = [];
    journal.whenKnown('c1', (result) => told.push(result));
    await sending(journal, failing(409));
    expect(told).toEqual([{ failure: { kind: 'refused', message: 'No se puede.' } }]);
  });
  test('is told to nobody whose screen is gone', async () => {
    const journal = journalIn(memoryStorage());
    await sending(journal, failing(503));
    const told: unknown[] = [];
    journal.whenKnown('c1', (result) => told.push(result));
    expect(journal.isAwaited('c1')).toBe(true);
    journal.leave('c1');
    await sending(journal, answering);
    expect([told, journal.isAwaited('c1')]).toEqual([[], false]);
  });
  test('may be sent again by itself for ten minutes, also after the tab was reloaded', async () => {
    const storage = memoryStorage();
    await sending(journalIn(storage), failing(503));
    const journal = journalIn(storage);
    expect(journal.repeatable(minutes(9))).toMatchObject([
      { commandId: 'c1', again: { expectedVersion: 3 } },
    ]);
    expect(journal.repeatable(minutes(11))).toEqual([]);
  });
  test('may be sent again at any time once the live connection has told of it, even before its answer was lost', async () => {
    const journal = journalIn(memoryStorage());
    const sent = sending(journal, failing(503));
    journal.hear(new Set(['c1', 'c2']));
    await sent;
    expect(journal.repeatable(minutes(60))).toMatchObject([{ commandId: 'c1' }]);
    await sending(journal, failing(503));
    expect(journal.repeatable(minutes(60))).toMatchObject([{ commandId: 'c1' }]);
    await sending(journal, answering);
    expect(journal.repeatable(minutes(60))).toEqual([]);
  });
  test('is sent again by nobody else', async () => {
    const storage = memoryStorage();
    await sending(journalIn(storage), failing(503));
    expect(journalIn(storage, 'luis').repeatable(Date.now())).toEqual([]);
  });
  test('tells its draft that it goes out, and once it is done, with what was typed by then', async () => {
    const { told, journal, send } = withDraft();
    await send(failing(503), 'leads/1/close');
    const attempt = {
      commandId: 'c1',
      id: '1',
      asked: '["close",{"note":"María"}]',
      expectedVersion: undefined,
    };
    const at = journal.entries()[0]?.at;
    expect(told).toEqual([['send', 'leads/1/close', { ...attempt, at }]]);
    // The journal sends it again, and knows itself what it was made from.
    await send(answering);
    expect(told.slice(1)).toEqual([['done', 'leads/1/close', 'c1', at]]);
  });
  test('tells its draft that it is refused', async () => {
    const { told, send } = withDraft();
    await send(failing(503), 'leads/1/close');
    await send(failing(409));
    expect(told.slice(1)).toEqual([['settle', 'leads/1/close', 'c1']]);
  });
  test('is not sent again once another takes its place, and is done if it is heard of after all', async () => {
    const journal = journalIn(memoryStorage());
    await sending(journal, failing(503));
    journal.giveUp('c1');
    expect(journal.repeatable(Date.now())).toEqual([]);
    expect(journal.entries()).toMatchObject([{ commandId: 'c1', status: 'unknown' }]);
    journal.hear(new Set(['c1']));
    expect(journal.entries()).toMatchObject([{ commandId: 'c1', status: 'done' }]);
  });
  test('is not sent again, either, when its place was taken while it was on its way', async () => {
    const journal = journalIn(memoryStorage());
    const sent = sending(journal, failing(503));
    journal.giveUp('c1');
    await sent;
    expect(journal.repeatable(Date.now())).toEqual([]);
  });
  test('is asked for its answer all the same when it is known to have arrived', async () => {
    const journal = journalIn(memoryStorage());
    await sending(journal, failing(503));
    journal.hear(new Set(['c1']));
    journal.giveUp('c1');
    expect(journal.repeatable(Date.now())).toMatchObject([{ commandId: 'c1' }]);
  });
  test('of another tab is followed as one of this tab, from the time at which it went out', async () => {
    const { told, journal } = withDraft();
    const at = new Date(minutes(-9)).toISOString();
    const asked = '["close",{"note":"María"}]';
    for (const _ of ['read', 'read again'])
      journal.adopt('leads', 'leads/1/close', { commandId: 'c1', id: '1', asked, expectedVersion: 3, at });
    expect(journal.repeatable(Date.now())).toMatchObject([
      { name: 'close', status: 'unknown', again: { payload: { note: 'María' }, expectedVersion: 3 } },
    ]);
    expect(journal.repeatable(minutes(2))).toEqual([]);
    await sending(journal, answering);
    expect(told).toEqual([['done', 'leads/1/close', 'c1', at]]);
  });
  test('is not sent again from one tab once another tab has sent other text of its draft, lest it arrive last', async () => {
    const [one, other] = tabsWith(memoryStorage());
    await write(one!, failing(503), 'c1');
    await write(other!, failing(503), 'c2');
    expect([one, other].map((tab) => tab!.repeatable(Date.now()).length)).toEqual([0, 1]);
    await write(other!, answering, 'c2');
    expect(one!.repeatable(Date.now())).toEqual([]);
    one!.hear(new Set(['c1']));
    expect(one!.entries()).toMatchObject([{ commandId: 'c1', status: 'done' }]);
  });
  test('is sent again, also where the browser is full and no draft could hold it', async () => {
    const full = memoryStorage(1);
    full.setItem('other', '1');
    const [one] = tabsWith(full);
    await write(one!, failing(503), 'c1');
    expect(one!.repeatable(Date.now())).toMatchObject([{ commandId: 'c1' }]);
  });
});
