import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FeedItem } from '@cotejo/core/kit/feed';
import { type Batch, batchesOf } from './batches.ts';

const item = (stream: string, commit: bigint): FeedItem => ({
  kind: 'event',
  event: { stream, position: { commit, prepare: commit } } as never,
});
const awaited = (commit: bigint): FeedItem => item('lead-1', commit);
const caughtUp: FeedItem = { kind: 'caughtUp' };
const other = (commit: bigint): FeedItem => item('product-1', commit);

/** A feed that items are pushed into, and the batches that have come out of it so far. */
const cutting = () => {
  const arrived: FeedItem[] = [];
  let wake = (): void => {};
  const items = async function* (): AsyncGenerator<FeedItem> {
    for (;;) {
      while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      yield arrived.shift()!;
    }
  };
  const batches: Batch[] = [];
  const cut = async (): Promise<void> => {
    for await (const batch of batchesOf(items(), ({ stream }) => stream.startsWith('lead-')))
      batches.push(batch);
  };
  void cut();
  return {
    sizes: () => batches.map(({ events }) => events.length),
    push: async (...more: FeedItem[]): Promise<void> => {
      arrived.push(...more);
      wake();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

describe('Batches of a feed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hold up no event that somebody waits for', async () => {
    const { push, sizes } = cutting();
    await push(caughtUp);
    await push(awaited(1n));
    await push(awaited(2n));
    expect(sizes()).toEqual([0, 1, 1]);
  });

  it('hold up others until an awaited one comes, and take them with it', async () => {
    const { push, sizes } = cutting();
    await push(caughtUp);
    await push(other(1n), other(2n));
    expect(sizes()).toEqual([0]);
    await push(awaited(3n));
    expect(sizes()).toEqual([0, 3]);
  });

  it('hold up history for a moment, whoever may have waited for it then', async () => {
    const { push, sizes } = cutting();
    await push(awaited(1n));
    await push(awaited(2n));
    await vi.advanceTimersByTimeAsync(499);
    expect(sizes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sizes()).toEqual([2]);
    await push(caughtUp);
    await push({ kind: 'ended' });
    await push(awaited(3n));
    expect(sizes()).toEqual([2, 0, 0]);
  });

  it('hold up others for a moment only', async () => {
    const { push, sizes } = cutting();
    await push(caughtUp);
    await push(other(1n), other(2n));
    await vi.advanceTimersByTimeAsync(49);
    expect(sizes()).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sizes()).toEqual([0, 2]);
  });

  it('tell at once that history has ended', async () => {
    const { push, sizes } = cutting();
    await push(other(1n), caughtUp);
    expect(sizes()).toEqual([1]);
  });

  it("are full at five hundred, of whomever's events", async () => {
    const { push, sizes } = cutting();
    await push(...Array.from({ length: 1_200 }, (_, nth) => other(BigInt(nth + 1))));
    expect(sizes()).toEqual([500, 500]);
    await vi.advanceTimersByTimeAsync(500);
    expect(sizes()).toEqual([500, 500, 200]);
  });
});
