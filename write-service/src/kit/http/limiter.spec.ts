import { HttpProblem } from '@cotejo/core/kit/service';
import { expect, test } from 'vitest';
import { limiter } from './limiter.ts';

const refusal = (task: () => void): HttpProblem | undefined => {
  try {
    task();
    return undefined;
  } catch (error) {
    if (error instanceof HttpProblem) return error;
    throw error;
  }
};
const clock = (at = 0) => ({
  now: () => new Date(at),
  pass: (milliseconds: number) => void (at += milliseconds),
});

test('so many uses are free, the next is told when to come again', () => {
  const { now, pass } = clock();
  const { take } = limiter({ uses: 2, within: 60_000 }, now);
  take('a', '1');
  pass(15_000);
  take('a', '2');
  const refused = refusal(() => take('a', '3'));
  expect(refused?.problem.status).toBe(429);
  expect(refused?.headers['retry-after']).toBe('45');
  pass(45_000);
  expect(refusal(() => take('a', '3'))).toBeUndefined();
});

test('the same use counts once, also when all are used up', () => {
  const { take } = limiter({ uses: 1, within: 60_000 });
  for (let time = 0; time < 1_000; time += 1) take('a', 'same');
  expect(refusal(() => take('a', 'other'))).toBeDefined();
});

test('keys are counted apart', () => {
  const { take } = limiter({ uses: 1, within: 60_000 });
  take('a', '1');
  expect(refusal(() => take('b', '2'))).toBeUndefined();
});

test('a use that is given back was none', () => {
  const { take, giveBack } = limiter({ uses: 1, within: 60_000 });
  take('a', '1');
  giveBack('a', '1');
  giveBack('nobody', '1');
  expect(refusal(() => take('a', '2'))).toBeUndefined();
});
