import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { type SendCommand } from './command.ts';
import { createJournal, type Journal } from './journal.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const journalIn = (storage: ReturnType<typeof memory>, who = 'rosa') =>
  createJournal({ storage, whoIsHere: () => who });
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
    const journal = journalIn(memory());
    const sent = sending(journal, answering);
    expect(journal.entries()).toMatchObject([{ name: 'close', status: 'pending' }]);
    await sent;
    expect(journal.entries()).toMatchObject([{ commandId: 'c1', status: 'done' }]);
  });
  test('is silent about what one sets up for oneself', async () => {
    const journal = journalIn(memory());
    const send = journal.recording(answering);
    await send('preferences', 'rosa', 'set', { key: 'theme', value: 'dark' }, { commandId: 'c1' });
    expect(journal.entries()).toEqual([]);
  });
  test('forgets what was said once it is settled', async () => {
    const storage = memory();
    await sending(journalIn(storage), answering);
    expect(storage.getItem('cotejo-journal')).not.toContain('María');
  });
  test('tells a refusal with its reason', async () => {
    const journal = journalIn(memory());
    await sending(journal, failing(409));
    expect(journal.entries()).toMatchObject([{ status: 'refused', message: 'No se puede.' }]);
    expect(journal.entries()[0]).not.toHaveProperty('again');
  });
  test('keeps to the letter what nobody knows the end of, and sends it again as the same command', async () => {
    const journal = journalIn(memory());
    await sending(journal, failing(503));
    expect(journal.entries()).toMatchObject([
      { status: 'unknown', again: { payload: { note: 'María' }, expectedVersion: 3 } },
    ]);
    await sending(journal, answering);
    expect(journal.entries()).toMatchObject([{ commandId: 'c1', status: 'done' }]);
  });
  test('does not know, after a reload, what became of what was on its way', () => {
    const storage = memory();
    void sending(journalIn(storage), () => new Promise(() => undefined));
    expect(journalIn(storage).entries()).toMatchObject([{ status: 'unknown' }]);
  });
  test('drops what somebody else did before in the same tab', async () => {
    const storage = memory();
    await sending(journalIn(storage), failing(503));
    const next = journalIn(storage, 'mateo');
    await sending(next, answering, 'c2');
    expect(next.entries().map(({ commandId }) => commandId)).toEqual(['c2']);
  });
  test('is empty once somebody has left', async () => {
    const storage = memory();
    const journal = journalIn(storage);
    await sending(journal, answering);
    journal.forget();
    expect([journal.entries(), journalIn(storage).entries()]).toEqual([[], []]);
  });
});
