import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batched } from './batched.ts';

const doubling = () => {
  const asked: (readonly number[])[] = [];
  const ask = batched(async (numbers: readonly number[]) => {
    asked.push(numbers);
    await turn();
    return numbers.map((number) => 2 * number);
  });
  return { ask, asked };
};

test('questions of one turn are asked once, and each has its own answer', async () => {
  const { ask, asked } = doubling();
  expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual([2, 4, 2]);
  expect(asked).toEqual([[1, 2, 1]]);
});

test('what comes while others are asked is asked by itself', async () => {
  const { ask, asked } = doubling();
  const first = ask(1);
  await turn();
  expect(await Promise.all([first, ask(2)])).toEqual([2, 4]);
  expect(asked).toEqual([[1], [2]]);
});

test('a failure is told to all who asked, and to nobody after them', async () => {
  let isAway = true;
  const ask = batched(async (numbers: readonly number[]) => {
    if (isAway) throw new Error('away');
    return numbers;
  });
  const told = await Promise.allSettled([ask(1), ask(2)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await ask(3)).toBe(3);
});
