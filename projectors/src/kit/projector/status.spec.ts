/** A projector that is late, cut off or stopped is not ready. */
import { expect, test } from 'vitest';
import { initialStatus, isReady, type ProjectorStatus } from './status.ts';

const leader: ProjectorStatus = { ...initialStatus, role: 'leader', caughtUp: true };

test('a leader that keeps up is ready, and so is a standby', () => {
  expect(isReady(leader)).toBe(true);
  expect(isReady({ ...initialStatus, role: 'standby' })).toBe(true);
});

test('a projector with parked streams is ready: all others go on', () =>
  expect(isReady({ ...leader, parked: 3 })).toBe(true));

test('a projector that is late by more than half a minute is not ready', () => {
  expect(isReady({ ...leader, lag: { events: 9, seconds: 30 } })).toBe(true);
  expect(isReady({ ...leader, lag: { events: 1, seconds: 30.1 } })).toBe(false);
});

test.each<[string, ProjectorStatus]>([
  ['has not read history to its end', { ...leader, caughtUp: false }],
  ['has a frozen subscription', { ...leader, frozen: true }],
  ['stopped at an event', { ...leader, role: 'stopped' }],
  ['has only begun', initialStatus],
])('a projector that %s is not ready', (_, status) => expect(isReady(status)).toBe(false));
