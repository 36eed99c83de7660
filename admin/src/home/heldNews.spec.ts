import { expect, test } from 'vitest';
import { waitFor } from './heldNews.ts';

const never = -Infinity;
test('news are shown at once where nobody’s hand is', () =>
  expect(waitFor({ touched: never, refreshed: never }, 10_000)).toBe(0));
test('they wait until the hand rests, and a hand that only lies there holds nothing up', () => {
  expect(waitFor({ touched: 10_000, refreshed: never }, 10_500)).toBe(1_000);
  expect(waitFor({ touched: 10_000, refreshed: never }, 11_500)).toBe(0);
});
test('however much happens, there is a pause between two readings', () =>
  expect(waitFor({ touched: never, refreshed: 10_000 }, 10_200)).toBe(2_800));
