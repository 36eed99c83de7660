import { expect, test } from 'vitest';
import { moved } from './range-ends.ts';

const limits = { least: 50, most: 150 };

test('an end that is moved replaces itself alone', () =>
  expect(moved({ from: 60, to: 120 }, 'to', 100, limits)).toEqual({ from: 60, to: 100 }));

test('an end that the other one passes goes', () => {
  expect(moved({ from: 200 }, 'to', 140, limits)).toEqual({ to: 140 });
  expect(moved({ from: 60, to: 100 }, 'from', 500, limits)).toEqual({ from: 500 });
  expect(moved({ from: 60, to: 100 }, 'from', 100, limits)).toEqual({ from: 100, to: 100 });
  expect(moved({ to: 40 }, 'from', 45, limits)).toEqual({});
});

test('an end at the end of what there is, or without a value, says nothing', () => {
  expect(moved({ from: 60 }, 'from', 50, limits)).toEqual({ from: undefined });
  expect(moved({ to: 120 }, 'to', 150, limits)).toEqual({ to: undefined });
  expect(moved({ to: 120 }, 'to', undefined, limits)).toEqual({ to: undefined });
});
