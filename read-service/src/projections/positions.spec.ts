import { expect, test } from 'vitest';
import { createPositions } from './positions.ts';

test('who waits for a position is woken when the projector is there, and not before', async () => {
  const positions = createPositions();
  positions.set('leads', 5n);
  expect(await positions.reached('leads', 5n, 1_000)).toBe(true);
  let woken = false;
  const waiting = positions.reached('leads', 8n, 60_000).then((reached) => (woken = reached));
  positions.set('leads', 7n);
  positions.set('identity', 900n);
  await Promise.resolve();
  expect(woken).toBe(false);
  positions.set('leads', 9n);
  expect(await waiting).toBe(true);
});

test('who waits too long is told so', async () => {
  const positions = createPositions();
  expect(await positions.reached('leads', 1n, 20)).toBe(false);
});

test('the furthest of all is known', () => {
  const positions = createPositions();
  expect(positions.furthest()).toBe(0n);
  positions.set('leads', 9n);
  positions.set('identity', 10n);
  expect(positions.furthest()).toBe(10n);
});

test('a projector that nobody has heard of is at the beginning', () => {
  expect(createPositions().of('leads')).toBe(0n);
});
