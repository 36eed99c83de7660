import { expect, test, vi } from 'vitest';
import { createPositions } from '../kit/projections/positions.ts';

const nowhere = (): Promise<bigint> => Promise.reject(new Error('the store is away'));

test('who waits for a position is woken when the projector is there, and not before', async () => {
  const positions = createPositions(60_000, nowhere);
  positions.set('leads', 5n);
  expect(await positions.reached('leads', 5n)).toBe(true);
  let woken = false;
  const waiting = positions.reached('leads', 8n).then((reached) => (woken = reached));
  positions.set('leads', 7n);
  positions.set('identity', 900n);
  await Promise.resolve();
  expect(woken).toBe(false);
  positions.set('leads', 9n);
  expect(await waiting).toBe(true);
});

test('who waits too long is told so', async () => {
  const positions = createPositions(20, nowhere);
  expect(await positions.reached('leads', 1n)).toBe(false);
});

test('the furthest of all is known', () => {
  const positions = createPositions(20, nowhere);
  expect(positions.furthest()).toBe(0n);
  positions.set('leads', 9n);
  positions.set('identity', 10n);
  expect(positions.furthest()).toBe(10n);
});

test('a projector that nobody has heard of is at the beginning', () => {
  expect(createPositions(20, nowhere).of('leads')).toBe(0n);
});

test('a place beyond the end of the log is not in it; the log is asked where the projectors do not show it', async () => {
  const logEnd = vi.fn<() => Promise<bigint>>().mockResolvedValue(12n);
  const positions = createPositions(20, logEnd);
  positions.set('leads', 9n);
  expect(await positions.isInLog(9n)).toBe(true);
  expect(logEnd).not.toHaveBeenCalled();
  expect([await positions.isInLog(12n), await positions.isInLog(13n)]).toEqual([true, false]);
});

test('while the log can’t be asked every place may be in it', async () =>
  expect(await createPositions(20, nowhere).isInLog(13n)).toBe(true));
