/** A part that ends unasked comes back; one that is asked to end does not. */
import { describe, expect, test, vi } from 'vitest';
import { keepRunning, type PartEvent, type Run } from './part.ts';

/** A part whose runs the test ends; `broken` makes its next starts fail. */
function fakePart() {
  const runs: { end: () => void; stopped: boolean }[] = [];
  const world = { broken: 0, delay: Promise.resolve() };
  const start = async (): Promise<Run> => {
    await world.delay;
    if (world.broken-- > 0) throw new Error('no room');
    let end = () => {};
    const exited = new Promise<void>((resolve) => (end = resolve));
    const run = { end, stopped: false };
    runs.push(run);
    return {
      pid: runs.length,
      exited,
      stop: async () => {
        run.stopped = true;
        end();
      },
    };
  };
  return { part: { name: 'reader', start }, runs, world };
}

const silent = () => undefined;

describe('a part that is kept running', () => {
  test('is started again when it ends, and says so', async () => {
    const { part, runs } = fakePart();
    const events: PartEvent[] = [];
    const kept = await keepRunning(part, (event) => events.push(event));
    runs[0]?.end();
    await vi.waitFor(() => expect(kept.pid()).toBe(2), { timeout: 30_000 });
    expect(kept.failures()).toBe(1);
    expect(events.map(({ type }) => type)).toEqual(['started', 'ended', 'started']);
    await kept.stop();
  });

  test('is tried again for as long as it does not start', async () => {
    const { part, runs, world } = fakePart();
    const kept = await keepRunning(part, silent);
    world.broken = 2;
    runs[0]?.end();
    await vi.waitFor(() => expect(kept.pid()).toBe(2), { timeout: 30_000 });
    expect(kept.failures()).toBe(3);
    await kept.stop();
  });

  test('stays away once it is stopped', async () => {
    const { part, runs } = fakePart();
    const kept = await keepRunning(part, silent);
    await kept.stop();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(runs).toMatchObject([{ stopped: true }]);
  });

  test('is stopped too when the stop comes in the middle of a new start', async () => {
    const { part, runs, world } = fakePart();
    const kept = await keepRunning(part, silent);
    let go = () => {};
    world.delay = new Promise((resolve) => (go = resolve));
    runs[0]?.end();
    await new Promise((resolve) => setTimeout(resolve, 250));
    const stopped = kept.stop();
    go();
    await stopped;
    expect(runs).toMatchObject([{}, { stopped: true }]);
  });

  test('that does not start at all is an error of whoever wanted it', async () => {
    const { part, world } = fakePart();
    world.broken = 1;
    await expect(keepRunning(part, silent)).rejects.toThrow('no room');
  });
});
