import { expect, test, vi } from 'vitest';
import { claimWorker } from './claim-worker.ts';

const onError = vi.fn();

test('works off all there is, as many at once as it may, and none after its stop', async () => {
  const left = ['a', 'b', 'c', 'd', 'e'];
  const [running, done]: [Set<string>, string[]] = [new Set(), []];
  let most = 0;
  const worker = claimWorker({
    claim: async () => left.shift(),
    async run(claimed) {
      running.add(claimed);
      most = Math.max(most, running.size);
      await Promise.resolve();
      running.delete(claimed);
      done.push(claimed);
    },
    atOnce: 2,
    onError,
  });
  await Promise.all([worker.work(), worker.work(), worker.work()]);
  expect(done.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
  await worker.stop();
  left.push('f');
  await worker.work();
  expect(left).toEqual(['f']);
});

test('a stop waits for what is under way, and tells it', async () => {
  let told = false;
  const worker = claimWorker({
    claim: async () => 'a',
    run: (_, stopping) =>
      new Promise<void>((resolve) =>
        stopping.addEventListener('abort', () => {
          told = true;
          resolve();
        }),
      ),
    atOnce: 1,
    onError,
  });
  const begun = worker.work();
  await Promise.resolve();
  await Promise.all([worker.stop(), begun]);
  expect(told).toBe(true);
});

test('a claim that fails is reported, and the next look goes on', async () => {
  const failure = new Error('the database is away');
  const claim = vi.fn<() => Promise<string | undefined>>().mockRejectedValueOnce(failure);
  const worker = claimWorker({ claim, run: async () => {}, atOnce: 1, onError });
  await worker.work();
  expect(onError).toHaveBeenCalledWith(failure);
  await worker.work();
  expect(claim).toHaveBeenCalledTimes(2);
  await worker.stop();
});
