import { expect, test } from 'vitest';
import { pastInstant } from './pastInstant.ts';

const received = '2026-03-01T12:00:30.000Z';
const now = Date.parse('2026-03-05T10:00:20.000Z');

test('a minute means all of it', () =>
  expect(pastInstant('2026-03-02T08:00:00.000Z', received, now)).toBe('2026-03-02T08:00:59.999Z'));
test('the minute in which the lead came shows it', () =>
  expect(pastInstant('2026-03-01T12:00:00.000Z', received, now)).toBe('2026-03-01T12:00:59.999Z'));
test('the minute that is not over shows now', () =>
  expect(pastInstant('2026-03-05T10:00:00.000Z', received, now)).toBe('2026-03-05T10:00:20.000Z'));
test.each([undefined, '2026-03-01T11:59:00.000Z', '2026-03-05T10:01:00.000Z'])(
  'no time, before the lead, or the future: %s',
  (chosen) => expect(pastInstant(chosen, received, now)).toBeUndefined(),
);
