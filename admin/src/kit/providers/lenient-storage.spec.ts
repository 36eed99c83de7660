import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { type SendCommand } from './command.ts';
import { createJournal } from './journal.ts';
import { lenientStorage } from './lenient-storage.ts';
import { createMinPosition } from './min-position.ts';
import { createTabStore } from './tab-store.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { noDrafts } from './testing/no-drafts.ts';

const full = () => {
  const storage = memoryStorage(1);
  storage.setItem('other', '1');
  return lenientStorage(storage);
};

describe('in a browser that is full', () => {
  test('a command goes out, and what becomes of it is known', async () => {
    const journal = createJournal({ storage: full(), whoIsHere: () => 'rosa', drafts: noDrafts });
    const answering: SendCommand = async (_resource, id, _name, _payload, { commandId }) =>
      ({ commandId, id, version: 2, position: '7', record: { id } }) as never;
    await journal.recording(answering)('leads', '1', 'close', {}, { commandId: 'c1' });
    const failing: SendCommand = async () => {
      throw new HttpError('No se puede.', 409, {});
    };
    const refused = journal.recording(failing)('leads', '1', 'close', {}, { commandId: 'c2' });
    await expect(refused).rejects.toThrow('No se puede.');
    expect(journal.entries().map(({ status }) => status)).toEqual(['refused', 'done']);
  });
  test('a list is shown, and what was written is read', () => {
    const tabStore = createTabStore({ storage: full(), whoIsHere: () => 'rosa' });
    expect(() => tabStore.keep('walk/leads', { ids: ['a'] })).not.toThrow();
    expect(() => createMinPosition(full()).raise('7')).not.toThrow();
  });
  test('what was kept before stays, and can be removed', () => {
    const storage = full();
    storage.setItem('walk', '1');
    expect([storage.getItem('other'), storage.getItem('walk'), storage.key(0), storage.length]).toEqual([
      '1',
      null,
      'other',
      1,
    ]);
    storage.removeItem('other');
    storage.setItem('walk', '1');
    expect(storage.getItem('walk')).toBe('1');
  });
});
