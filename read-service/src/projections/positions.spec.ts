import { expect, test } from 'vitest';
import { createPositions } from '../kit/projections/positions.ts';

test('who waits for a position is woken when the projector is there, and not before', async () => {
  const positions = createPositions(60_000);
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
  const positions = createPositions(20);
  expect(await positions.reached('leads', 1n)).toBe(false);
});

test('the furthest of all is known', () => {
  const positions = createPositions(20);
  expect(positions.furthest()).toBe(0n);
  positions.set('leads', 9n);
  positions.set('identity', 10n);
  expect(positions.furthest()).toBe(10n);
});

test('a projector that nobody has heard of is at the beginning', () => {
  expect(createPositions(20).of('leads')).toBe(0n);
});
