import { expect, test } from 'vitest';
import { exactOf } from '../kit/decimal/index.ts';
import { sharesOf } from './shares.ts';

const shared = (total: bigint, ...exact: string[]) =>
  sharesOf(
    exact.map((text, index) => ({ position: index + 1, exact: exactOf(text) })),
    total,
  ).map(({ amount }) => amount);

test('what rounding leaves goes to the largest remainder', () =>
  expect(shared(101n, '50.2', '50.7')).toEqual([50, 51]));
test('of equal remainders to the larger share, whoever stands first', () => {
  expect(shared(31n, '10.5', '20.5')).toEqual([10, 21]);
  expect(shared(31n, '20.5', '10.5')).toEqual([21, 10]);
});
test('of equal shares to the first', () => expect(shared(11n, '3.6', '3.6', '3.6')).toEqual([4, 4, 3]));
test('of whole shares nothing is left', () => expect(shared(7n, '3', '4')).toEqual([3, 4]));
test('nobody has a share of nothing', () => expect(shared(0n)).toEqual([]));
