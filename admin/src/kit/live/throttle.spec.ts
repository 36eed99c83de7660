import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startThrottle, waitFor } from './throttle.ts';

const never = -Infinity;
describe('how long news wait', () => {
  test('not at all where nobody’s hand is and nothing was read lately', () =>
    expect(waitFor({ touched: never, read: never }, 10_000)).toBe(0));
  test('until the hand rests; one that only lies there holds nothing up', () => {
    expect(waitFor({ touched: 10_000, read: never }, 10_500)).toBe(1_000);
    expect(waitFor({ touched: 10_000, read: never }, 11_500)).toBe(0);
  });
  test('until the pause after a reading is over', () =>
    expect(waitFor({ touched: never, read: 10_000 }, 10_200)).toBe(1_800));
});

describe('a screen that news come to', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const ids = (...some: string[]) => new Set(some);
  const begin = (read = vi.fn<(ids: ReadonlySet<string>) => unknown>()) => ({
    read,
    throttle: startThrottle(read),
  });

  test('reads the first at once', () => {
    const { read, throttle } = begin();
    throttle.tell(ids('a'));
    expect(read).toHaveBeenCalledExactlyOnceWith(ids('a'));
  });
  test('reads at most every two seconds while a long run goes on, and misses nobody', async () => {
    const { read, throttle } = begin();
    for (let batch = 0; batch < 40; batch += 1) {
      throttle.tell(ids(`lead ${batch}`));
      await vi.advanceTimersByTimeAsync(250);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read.mock.calls.length).toBeLessThanOrEqual(6);
    expect(new Set(read.mock.calls.flatMap(([some]) => [...some])).size).toBe(40);
  });
  test('is not read twice at once, however slow a reading is', async () => {
    let end = (): void => undefined;
    const { read, throttle } = begin(vi.fn(() => new Promise<void>((done) => (end = done))));
    throttle.tell(ids('a'));
    throttle.tell(ids('b'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    end();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(read).toHaveBeenLastCalledWith(ids('b'));
  });
  test('reads on after a reading that failed', async () => {
    const { read, throttle } = begin(vi.fn().mockRejectedValueOnce(new Error('no network')));
    throttle.tell(ids('a'));
    await vi.advanceTimersByTimeAsync(3_000);
    throttle.tell(ids('b'));
    expect(read).toHaveBeenCalledTimes(2);
  });
  test('stays as it is beneath a hand that moves', async () => {
    const { read, throttle } = begin();
    throttle.touch();
    throttle.tell(ids('a'));
    await vi.advanceTimersByTimeAsync(1_400);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(1);
  });
  test('is read once what is held is let go, and only where there was news', async () => {
    const { read, throttle } = begin();
    throttle.hold(true);
    throttle.hold(false);
    expect(read).not.toHaveBeenCalled();
    throttle.hold(true);
    throttle.tell(ids('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).not.toHaveBeenCalled();
    throttle.hold(false);
    expect(read).toHaveBeenCalledTimes(1);
  });
  test('reads nothing once it is left', async () => {
    const { read, throttle } = begin();
    throttle.touch();
    throttle.tell(ids('a'));
    throttle.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).not.toHaveBeenCalled();
  });
});
