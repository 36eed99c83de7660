import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSlots } from './read-slots.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new AbortController().signal;
/** Reads in the order in which they got a slot. */
const queueing = (atOnce: number) => {
  const slots = readSlots({ atOnce, grace: 1_000 });
  const began: string[] = [];
  const ended: string[] = [];
  const start = async (name: string, { connection = 'a', left = never } = {}) => {
    const slot = await slots.take(connection, () => giveUp(), left);
    const giveUp = () => {
      ended.push(name);
      slot.free();
    };
    if (!left.aborted) began.push(name);
    return slot;
  };
  return { start, began, ended };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('reads of a connection', () => {
  test('hold pages so many at once, and the others follow in their order', async () => {
    const { start, began } = queueing(2);
    const first = await start('1');
    for (const name of ['2', '3', '4']) void start(name);
    await settled();
    expect(began).toEqual(['1', '2']);
    first.free();
    first.free();
    await settled();
    expect(began).toEqual(['1', '2', '3']);
  });

  test('do not wait for those of another', async () => {
    const { start, began } = queueing(1);
    await start('1');
    await start('2', { connection: 'b' });
    expect(began).toEqual(['1', '2']);
  });

  test('are ended where their client takes nothing while others queue, and no more of them than queue', async () => {
    const { start, began, ended } = queueing(3);
    const [one, two, three] = [await start('1'), await start('2'), await start('3')];
    one.stall();
    two.stall();
    two.goOn();
    three.stall();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toEqual([]);
    void start('4');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toEqual(['1']);
    expect(began).toEqual(['1', '2', '3', '4']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toEqual(['1']);
  });

  test('whose client goes away leave the queue', async () => {
    const { start, began } = queueing(1);
    const gone = new AbortController();
    const first = await start('1');
    void start('2', { left: gone.signal });
    void start('3');
    gone.abort();
    first.free();
    await settled();
    expect(began).toEqual(['1', '3']);
  });
});
