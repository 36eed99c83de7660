import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBulkRunner } from './runner.ts';
import { runsInMemory } from './testing/runs-in-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unused = (): never => {
  throw new Error('there is no run to work on');
};
const directory = { find: unused, names: unused };

test('a runner that stops finishes what it forgets, and forgets no more', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const happened: string[] = [];
  let forgotten = (): void => {};
  const runner = startBulkRunner({
    runs: {
      ...runsInMemory(),
      finishedLongAgo: async () => [first, second],
      drop: async (id) => void happened.push(`dropped ${id}`),
    },
    forgetPayload: (id) => {
      happened.push(`forgetting ${id}`);
      return new Promise<void>((resolve) => (forgotten = resolve));
    },
    findAggregate: unused,
    load: unused,
    handle: unused,
    directory,
    now: () => new Date(),
    onError: unused,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const stopping = runner.stop().then(() => happened.push('stopped'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(happened).toEqual([`forgetting ${first}`]);
  forgotten();
  await stopping;
  expect(happened).toEqual([`forgetting ${first}`, `dropped ${first}`, 'stopped']);
});
