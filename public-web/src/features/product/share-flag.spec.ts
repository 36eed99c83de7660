import { expect, test } from 'vitest';
import { allowsSharing, shareFlag } from './share-flag.ts';

const storageWith = (flag: string | null) => () => ({
  getItem: (key: string) => (key === shareFlag ? flag : 'no'),
});

test('a plan is not shared where the flag says no', () =>
  expect(allowsSharing(storageWith('no'))).toBe(false));

test.each([null, '', 'si'])('a plan is shared where the flag is %j', (flag) =>
  expect(allowsSharing(storageWith(flag))).toBe(true),
);

test('a plan is shared where the browser keeps nothing', () =>
  expect(
    allowsSharing(() => {
      throw new Error('SecurityError');
    }),
  ).toBe(true));
