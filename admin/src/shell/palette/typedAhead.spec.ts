import { expect, test } from 'vitest';
import { typedAfter } from './typedAhead.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };

test('what is typed ahead is a text, with its corrections', () =>
  expect(
    ['n', 'o', 'r', 'Backspace', 't', 'á', ' ', 'Enter'].reduce<string | undefined>(
      (text, key) => typedAfter(text!, { ...none, key }),
      '',
    ),
  ).toBe('notá '));

test.each([{ key: 'Escape' }, { key: 'Tab' }, { key: 'r', ctrlKey: true }, { key: 'x', metaKey: true }])(
  '%j is not for the field',
  (press) => expect(typedAfter('nota', { ...none, ...press })).toBeUndefined(),
);
