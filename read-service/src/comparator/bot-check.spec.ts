import { beforeEach, describe, expect, test } from 'vitest';
import { type BotCheck, createBotCheck, limits } from './bot-check.ts';

let clock = 0;
let check: BotCheck;
beforeEach(() => {
  clock = 1_000_000;
  check = createBotCheck(() => clock);
});

/** Looks with these pauses between them; whether the last was taken for a machine's. */
const look = (pauses: readonly number[], subjectOf = (nth: number): string => `plan-${nth % 7}`): boolean =>
  pauses.reduce((_, pause, nth) => {
    clock += pause;
    return check.isBot('10.0.0.1', subjectOf(nth));
  }, false);
const even = (count: number, pause: number): number[] => Array.from({ length: count }, () => pause);
/** Pauses of somebody who reads. */
const human = (count: number): number[] =>
  Array.from({ length: count }, (_, nth) => 900 + ((nth * 7_919) % 11_000));

describe('who reads like a person', () => {
  test('may go on for hours', () => expect(look(human(2_000))).toBe(false));
  test('may open a page whose cards ask for a hundred things at once, and another one', () =>
    expect(look([...even(100, 3), 9_000, ...even(100, 3)])).toBe(false));
  test('may come back to the same plan as often as she likes', () =>
    expect(
      look(
        human(900).map((pause) => pause / 4),
        () => 'plan',
      ),
    ).toBe(false));
});

describe('who reads like a machine', () => {
  test('asks faster than anybody reads', () => {
    expect(look(even(limits.perMinute, 10))).toBe(false);
    expect(look([10])).toBe(true);
  });
  test('asks as evenly as a clock, however slowly', () => {
    expect(look(even(limits.evenLooks - 1, 20_000))).toBe(false);
    expect(look([20_000])).toBe(true);
  });
  test('is not helped by trembling a little', () =>
    expect(look(even(60, 5_000).map((pause, nth) => pause + (nth % 3) * 100))).toBe(true));
  test('sweeps over all that there is', () => {
    const each = (nth: number): string => `plan-${nth}`;
    const pauses = human(limits.differentPerTenMinutes + 1).map((pause) => pause % 1_400);
    expect(look(pauses.slice(0, -1), each)).toBe(false);
    expect(check.isBot('10.0.0.1', 'one more')).toBe(true);
  });
  test('stays one, and nobody else is', () => {
    look(even(300, 10));
    clock += 24 * 3_600_000;
    expect(check.isBot('10.0.0.1', 'plan')).toBe(true);
    expect(check.isBot('10.0.0.2', 'plan')).toBe(false);
  });
  test('is believed to be human five times an hour, and then asked to wait', () => {
    for (let nth = 0; nth < 5; nth++) {
      expect(look(even(300, 10))).toBe(true);
      expect(check.believe('10.0.0.1')).toBeUndefined();
      expect(check.isBot('10.0.0.1', 'plan')).toBe(false);
    }
    look(even(300, 10));
    const seconds = check.believe('10.0.0.1')!;
    expect(seconds).toBeGreaterThan(3_000);
    expect(check.isBot('10.0.0.1', 'plan')).toBe(true);
    clock += seconds * 1_000;
    expect(check.believe('10.0.0.1')).toBeUndefined();
  });
});

test('a flood of addresses pushes out who was away longest, and no more is remembered', () => {
  look(even(300, 10));
  for (let nth = 0; nth < 5_000; nth++) check.isBot(`10.1.${nth >> 8}.${nth & 255}`, 'plan');
  expect(check.isBot('10.0.0.1', 'plan')).toBe(false);
});
