import { beforeEach, describe, expect, test } from 'vitest';
import { type BotCheck, type Seen } from '../kit/http/bots.ts';
import { createBotCheck, limits } from './bot-check.ts';

let clock = 0;
let check: BotCheck;
beforeEach(() => {
  clock = 1_000_000;
  check = createBotCheck(() => clock);
});

const comparison = (subject: string): Seen => ({ is: 'comparison', subject });
const product = (subject: string): Seen => ({ is: 'product', subject });

/** Comparisons with these pauses between them; whether the last was taken for a machine's. */
const look = (pauses: readonly number[], subjectOf = (nth: number): string => `plan-${nth % 7}`): boolean =>
  pauses.reduce((_, pause, nth) => {
    clock += pause;
    return check.isBot('10.0.0.1', comparison(subjectOf(nth)));
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

describe('an office behind one address', () => {
  /** Page after page, `pace` milliseconds apart or so, each with all that it asks for; whether any call was taken for a machine's. */
  const isEverABot = (pages: readonly (readonly Seen[])[], pace: number): boolean =>
    pages.some((page, nth) => {
      clock += pace * (0.2 + ((nth * nth * 7_919) % 1_601) / 1_000);
      return page.some((one) => {
        clock += 1;
        return check.isBot('10.0.0.1', one);
      });
    });
  const productPages = (count: number, parts: number): Seen[][] =>
    Array.from({ length: count }, (_, nth) => Array.from({ length: parts }, () => product(`plan-${nth}`)));

  test('may open the pages of a hundred products within a minute, each with all of its parts', () =>
    expect(isEverABot(productPages(100, 15), 590)).toBe(false));
  test('may go on comparing for an hour, everybody with cards that ask for their parts', () => {
    const results = Array.from({ length: 600 }, (_, nth) => [
      comparison(`profile-${nth % 250}`),
      ...Array.from({ length: 60 }, (__, part) => product(`plan-${(nth + (part % 20)) % 90}`)),
    ]);
    expect(isEverABot(results, 6_000)).toBe(false);
  });
  test('is no cover for who sweeps over all products', () => {
    expect(isEverABot(productPages(limits.differentPerTenMinutes, 3), 1_300)).toBe(false);
    expect(check.isBot('10.0.0.1', product('one more'))).toBe(true);
  });
  test('is no cover for who hammers one of them', () => {
    const hammered = Array.from({ length: limits.callsPerMinute }, () => product('plan'));
    expect(isEverABot([hammered], 0)).toBe(false);
    expect(check.isBot('10.0.0.1', product('plan'))).toBe(true);
  });
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
    expect(check.isBot('10.0.0.1', comparison('one more'))).toBe(true);
  });
  test('stays one, and nobody else is', () => {
    look(even(300, 10));
    clock += 24 * 3_600_000;
    expect(check.isBot('10.0.0.1', comparison('plan'))).toBe(true);
    expect(check.isBot('10.0.0.2', comparison('plan'))).toBe(false);
  });
  test('is believed to be human five times an hour, and then asked to wait', () => {
    for (let nth = 0; nth < 5; nth++) {
      expect(look(even(300, 10))).toBe(true);
      expect(check.believe('10.0.0.1')).toBeUndefined();
      expect(check.isBot('10.0.0.1', comparison('plan'))).toBe(false);
    }
    look(even(300, 10));
    const seconds = check.believe('10.0.0.1')!;
    expect(seconds).toBeGreaterThan(3_000);
    expect(check.isBot('10.0.0.1', comparison('plan'))).toBe(true);
    clock += seconds * 1_000;
    expect(check.believe('10.0.0.1')).toBeUndefined();
  });
});

test('a flood of addresses pushes out who was away longest, and no more is remembered', () => {
  look(even(300, 10));
  for (let nth = 0; nth < 5_000; nth++) check.isBot(`10.1.${nth >> 8}.${nth & 255}`, comparison('plan'));
  expect(check.isBot('10.0.0.1', comparison('plan'))).toBe(false);
});
