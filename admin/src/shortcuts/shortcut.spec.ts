import { expect, test } from 'vitest';
import { type Press, shortcutOf } from './shortcut.ts';

const press = (key: string, rest: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isBusy: false,
  ...rest,
});

test('Ctrl-K and ⌘K open the palette, also while one types', () => {
  for (const keys of [{ ctrlKey: true }, { metaKey: true }])
    expect(shortcutOf(press('k', { ...keys, isBusy: true }), undefined, 0).shortcut).toBe('palette');
});
test('a single key is a shortcut of its own', () =>
  expect(shortcutOf(press('?'), undefined, 0)).toEqual({ shortcut: '?', pending: undefined }));
test('g waits for a second key, and not for long', () => {
  const { shortcut, pending } = shortcutOf(press('g'), undefined, 0);
  expect(shortcut).toBeUndefined();
  expect(shortcutOf(press('l'), pending, 500).shortcut).toBe('g l');
  expect(shortcutOf(press('l'), pending, 5_000).shortcut).toBe('l');
});
test('while one types, no key is a shortcut', () =>
  expect(shortcutOf(press('n', { isBusy: true }), undefined, 0)).toEqual({ pending: undefined }));
test('keys of the browser stay the browser’s', () =>
  expect(shortcutOf(press('n', { ctrlKey: true }), undefined, 0)).toEqual({ pending: undefined }));
