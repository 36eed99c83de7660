import { describe, expect, test, vi } from 'vitest';
import { type KeyStore, subjectKeys } from './subject-keys.ts';
import { inMemoryKeyStore } from '../testing/index.ts';

const masterKey = Buffer.alloc(32, 1);
const counted = () => {
  const store = inMemoryKeyStore();
  const finds: string[][] = [];
  const find: KeyStore['find'] = (subjects) => {
    finds.push([...subjects]);
    return store.find(subjects);
  };
  return { store: { ...store, find }, finds };
};

describe("a subject's key", () => {
  test('is made at first use and stays the same', async () => {
    const keys = subjectKeys(inMemoryKeyStore(), masterKey);
    const key = await keys.ensure('a');
    expect(key).toHaveLength(32);
    expect(await keys.ensure('a')).toEqual(key);
    expect(await keys.ensure('b')).not.toEqual(key);
  });

  test('is the same for two processes that make it at once', async () => {
    const store = inMemoryKeyStore();
    const [one, other] = [subjectKeys(store, masterKey), subjectKeys(store, masterKey)];
    const [first, second] = await Promise.all([one.ensure('a'), other.ensure('a')]);
    expect(first).toEqual(second);
  });

  test('is kept wrapped: the store alone can not read anything', async () => {
    const store = inMemoryKeyStore();
    const key = await subjectKeys(store, masterKey).ensure('a');
    const wrapped = (await store.find(['a'])).get('a')!;
    expect(Buffer.from(wrapped, 'base64').includes(key!)).toBe(false);
    await expect(subjectKeys(store, Buffer.alloc(32, 2)).ensure('a')).rejects.toThrow();
  });

  test('is gone for good when it is erased', async () => {
    const keys = subjectKeys(inMemoryKeyStore(), masterKey);
    await keys.ensure('a');
    await keys.erase('a');
    expect(await keys.find(['a'])).toEqual(new Map());
    expect(await keys.ensure('a')).toBeUndefined();
  });

  test('that another process erased is forgotten when its time in memory is over', async () => {
    vi.useFakeTimers();
    const store = inMemoryKeyStore();
    const keys = subjectKeys(store, masterKey, { size: 10, age: 1_000 });
    await keys.ensure('a');
    await store.erase('a');
    expect((await keys.find(['a'])).size).toBe(1);
    vi.advanceTimersByTime(1_001);
    expect((await keys.find(['a'])).size).toBe(0);
    vi.useRealTimers();
  });
});

describe('many keys', () => {
  test('are asked for in one go, each once', async () => {
    const { store, finds } = counted();
    const maker = subjectKeys(store, masterKey);
    await Promise.all(['a', 'b', 'c'].map((subject) => maker.ensure(subject)));
    const keys = subjectKeys(store, masterKey);
    expect((await keys.find(['a', 'b', 'a', 'nobody'])).size).toBe(2);
    expect((await keys.find(['a', 'b'])).size).toBe(2);
    expect(finds).toEqual([['a', 'b', 'nobody']]);
  });

  test('do not fill the memory: the oldest is read again', async () => {
    const { store, finds } = counted();
    const keys = subjectKeys(store, masterKey, { size: 2, age: 60_000 });
    for (const subject of ['a', 'b', 'c']) await keys.ensure(subject);
    await keys.find(['b', 'c']);
    expect(finds).toEqual([]);
    await keys.find(['a']);
    expect(finds).toEqual([['a']]);
  });
});
