import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('so many run at once, the others in their order, and too many are asked to come again', async () => {
  const run = atMost({ atOnce: 2, waiting: 2 });
  const log: string[] = [];
  const gates = new Map<string, () => void>();
  const task = (name: string) => () => {
    log.push(name);
    return new Promise<void>((resolve) => gates.set(name, resolve));
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => run(task(name)));
  await expect(run(task('e'))).rejects.toMatchObject({
    problem: { status: 503 },
    headers: { 'retry-after': '1' },
  });
  expect(log).toEqual(['a', 'b']);
  for (const name of ['b', 'a', 'c', 'd']) {
    gates.get(name)!();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('who waits for too long is asked to come again, and keeps nobody behind from a turn', async () => {
  const run = atMost({ atOnce: 1, waiting: 2, longest: 50 });
  let end = (): void => undefined;
  const held = run(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(run(async () => 'late')).rejects.toMatchObject({ problem: { status: 503 } });
  const next = run(async () => 'next');
  end();
  await held;
  expect(await next).toBe('next');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await run(async () => 'another')).toBe('another');
});

test('a task that fails makes room for the next', async () => {
  const run = atMost({ atOnce: 1, waiting: 1 });
  const failed = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await run(async () => 'again')).toBe('again');
});
