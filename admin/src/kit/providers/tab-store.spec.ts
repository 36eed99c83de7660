import { describe, expect, test } from 'vitest';
import { createTabStore } from './tab-store.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const tab = () => {
  const storage = memoryStorage();
  let who: string | undefined = 'rosa';
  const open = () => createTabStore({ storage, whoIsHere: () => who });
  return { storage, open, enter: (next: string | undefined) => void (who = next) };
};

describe('what a tab keeps', () => {
  test('outlives a reload', () => {
    const { open } = tab();
    open().keep('walk/leads', { ids: ['a'] });
    expect(open().read('walk/leads')).toEqual({ ids: ['a'] });
  });
  test('is read by nobody else, nor where nobody is logged in', () => {
    const { open, enter } = tab();
    open().keep('walk/leads', 1);
    enter('luis');
    expect(open().read('walk/leads')).toBeUndefined();
    enter(undefined);
    open().keep('walk/users', 1);
    expect([open().read('walk/leads'), open().read('walk/users')]).toEqual([undefined, undefined]);
    enter('rosa');
    expect(open().read('walk/leads')).toBe(1);
  });
  test('is gone with the session, and leaves what others keep there', () => {
    const { open, storage } = tab();
    storage.setItem('cotejo-min-position', '7');
    open().keep('walk/leads', 1);
    open().keep('walk/users', 1);
    open().clear();
    expect([open().read('walk/leads'), storage.length]).toEqual([undefined, 1]);
  });
  test('is gone once it is forgotten', () => {
    const { open } = tab();
    open().keep('walk/leads', 1);
    open().forget('walk/leads');
    expect(open().read('walk/leads')).toBeUndefined();
  });
  test('tells who follows it of each change', () => {
    const store = tab().open();
    let told = 0;
    const forget = store.subscribe(() => (told += 1));
    store.keep('walk/leads', 1);
    store.forget('walk/leads');
    forget();
    store.clear();
    expect([told, store.revision()]).toEqual([2, 3]);
  });
  test('that can not be read is nothing', () => {
    const { open, storage } = tab();
    storage.setItem('cotejo-tab/walk/leads', '{');
    expect(open().read('walk/leads')).toBeUndefined();
  });
});
