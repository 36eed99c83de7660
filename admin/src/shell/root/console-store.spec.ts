import { expect, test } from 'vitest';
import { createConsoleStore } from './console-store.ts';

function aStore(stored = new Map<string, string>()) {
  const store = createConsoleStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  store.setup();
  return { store, stored };
}

test('the theme outlives the tab', () => {
  const { store, stored } = aStore();
  store.setItem('theme', 'dark');
  expect(aStore(stored).store.getItem('theme')).toBe('dark');
});
test('the system’s colours are chosen by having chosen none', () => {
  const { store, stored } = aStore();
  store.setItem('theme', 'dark');
  store.removeItem('theme');
  expect([store.getItem('theme'), aStore(stored).store.getItem('theme')]).toEqual([undefined, undefined]);
});
test('a logout forgets everything but the theme', () => {
  const { store } = aStore();
  store.setItem('theme', 'dark');
  store.setItem('leads.listAddress', '?filter=ana');
  store.reset();
  expect([store.getItem('theme'), store.getItem('leads.listAddress')]).toEqual(['dark', undefined]);
});
test('nothing but the theme is written to the disk', () => {
  const { store, stored } = aStore();
  store.setItem('leads.listAddress', '?filter=ana');
  expect(stored.size).toBe(0);
});
test('an unknown theme is none', () =>
  expect(aStore(new Map([['cotejo-theme', 'neon']])).store.getItem('theme')).toBeUndefined());
