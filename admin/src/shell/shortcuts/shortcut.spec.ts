import { expect, test } from 'vitest';
import { type Press, shortcutOf } from './shortcut.ts';

const press = (key: string, rest: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isTyping: false,
  isModal: false,
  areSingleKeysOn: true,
  ...rest,
});

test('Ctrl-K and ⌘K open the palette, also while one types', () => {
  for (const keys of [{ ctrlKey: true }, { metaKey: true }])
    expect(shortcutOf(press('k', { ...keys, isTyping: true }), undefined, 0).shortcut).toBe('palette');
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
  expect(shortcutOf(press('n', { isTyping: true }), undefined, 0)).toEqual({ pending: undefined }));
test('in a dialog, no key leads away from what one does there', () => {
  for (const keys of [{ ctrlKey: true }, {}])
    expect(shortcutOf(press('k', { ...keys, isModal: true }), undefined, 0)).toEqual({ pending: undefined });
});
test('who has turned single keys off still has Ctrl-K', () => {
  const off = { areSingleKeysOn: false };
  expect(shortcutOf(press('n', off), undefined, 0).shortcut).toBeUndefined();
  expect(shortcutOf(press('g', off), undefined, 0)).toEqual({ pending: undefined });
  expect(shortcutOf(press('k', { ...off, ctrlKey: true }), undefined, 0).shortcut).toBe('palette');
});
test('keys of the browser stay the browser’s', () =>
  expect(shortcutOf(press('n', { ctrlKey: true }), undefined, 0)).toEqual({ pending: undefined }));
