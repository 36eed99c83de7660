import { inMemoryLimits } from '@cotejo/core/kit/limits';
import { type HttpProblem } from '@cotejo/core/kit/service';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BotCheck, type Seen } from '../kit/http/bots.ts';
import { type Crawlers, noCrawlers } from '../kit/http/crawlers.ts';
import { type Believed } from '../kit/http/visitors.ts';
import { createBotCheck, limits } from './bot-check.ts';

let clock = 0;
let check: BotCheck;
/** Another instance. */
let other: BotCheck;
/** Number of queries for believed visitors. */
let asked = 0;
let isAway = false;
const believedInMemory = (): Believed => {
  const at = new Map<string, number>();
  const unlessAway = async (): Promise<void> => {
    if (isAway) throw new Error('away');
  };
  return {
    async note(visitor) {
      await unlessAway();
      at.set(visitor, clock);
    },
    async within(visitor, milliseconds) {
      asked += 1;
      await unlessAway();
      return (at.get(visitor) ?? -Infinity) > clock - milliseconds;
    },
  };
};
/** Two instances that share what Postgres holds. */
const openBoth = (crawlers: Crawlers = noCrawlers): void => {
  const limitsInMemory = inMemoryLimits(() => new Date(clock));
  // Limits of one name count together, as they do in Postgres.
  const words = new Map<string, ReturnType<typeof limitsInMemory>>();
  const shared = {
    limits: (name: string, limit: Parameters<typeof limitsInMemory>[1]) => {
      const made = words.get(name) ?? limitsInMemory(name, limit);
      words.set(name, made);
      return made;
    },
    believed: believedInMemory(),
    crawlers,
  };
  [check, other] = [createBotCheck(shared, () => clock), createBotCheck(shared, () => clock)];
};
beforeEach(() => {
  [clock, asked, isAway] = [1_000_000, 0, false];
  openBoth();
});

const comparison = (subject: string): Seen => ({ is: 'comparison', subject });
const product = (subject: string): Seen => ({ is: 'product', subject });
const page = (subject: number | string): Seen => ({ is: 'page', subject: `${subject}` });

const judged = (seen: Seen, address = '10.0.0.1', agent = 'Firefox', by = check) =>
  by.judge({ network: address, address, agent }, seen);
const believed = (by: BotCheck, agent = 'Firefox') => by.believe({ network: '10.0.0.1', agent });
const isBot = async (...asking: Parameters<typeof judged>): Promise<boolean> =>
  (await judged(...asking)) !== undefined;

/** Comparisons with these pauses between them; whether the last was taken for a machine's. */
const look = async (
  pauses: readonly number[],
  subjectOf = (nth: number): string => `plan-${nth % 7}`,
  by = check,
): Promise<boolean> => {
  let is = false;
  for (const [nth, pause] of pauses.entries()) {
    clock += pause;
    is = await isBot(comparison(subjectOf(nth)), undefined, undefined, by);
  }
  return is;
};
const refusal = (saying: Promise<void>): Promise<HttpProblem | undefined> =>
  saying.then(
    () => undefined,
    (error: unknown) => error as HttpProblem,
  );
const even = (count: number, pause: number): number[] => Array.from({ length: count }, () => pause);
/** Pauses of somebody who reads. */
const human = (count: number): number[] =>
  Array.from({ length: count }, (_, nth) => 900 + ((nth * 7_919) % 11_000));

describe('who reads like a person', () => {
  test('may go on for hours, and nobody asks about her', async () => {
    expect(await look(human(2_000))).toBe(false);
    expect(asked).toBe(0);
  });
  test('may open a page whose cards ask for a hundred things at once, and another one', async () =>
    expect(await look([...even(100, 3), 9_000, ...even(100, 3)])).toBe(false));
  test('may come back to the same plan as often as she likes', async () =>
    expect(
      await look(
        human(900).map((pause) => pause / 4),
        () => 'plan',
      ),
    ).toBe(false));
});

describe('an office behind one address', () => {
  /** Page after page, `pace` milliseconds apart or so, each with all that it asks for; whether any call was taken for a machine's. */
  const isEverABot = async (pages: readonly (readonly Seen[])[], pace: number): Promise<boolean> => {
    for (const [nth, page] of pages.entries()) {
      clock += pace * (0.2 + ((nth * nth * 7_919) % 1_601) / 1_000);
      for (const one of page) {
        clock += 1;
        if (await isBot(one)) return true;
      }
    }
    return false;
  };
  const productPages = (count: number, parts: number): Seen[][] =>
    Array.from({ length: count }, (_, nth) => Array.from({ length: parts }, () => product(`plan-${nth}`)));

  test('may open the pages of a hundred products within a minute, each with all of its parts', async () =>
    expect(await isEverABot(productPages(100, 15), 590)).toBe(false));
  test('may go on comparing for an hour, everybody with cards that ask for their parts', async () => {
    const results = Array.from({ length: 600 }, (_, nth) => [
      comparison(`profile-${nth % 250}`),
      ...Array.from({ length: 60 }, (__, part) => product(`plan-${(nth + (part % 20)) % 90}`)),
    ]);
    expect(await isEverABot(results, 6_000)).toBe(false);
  });
  test('is no cover for who sweeps over all products', async () => {
    expect(await isEverABot(productPages(limits.differentPerTenMinutes, 3), 1_300)).toBe(false);
    expect(await isBot(product('one more'))).toBe(true);
  });
  test('is no cover for who hammers one of them', async () => {
    const hammered = Array.from({ length: limits.callsPerMinute }, () => product('plan'));
    expect(await isEverABot([hammered], 0)).toBe(false);
    expect(await isBot(product('plan'))).toBe(true);
  });
});

describe('a carrier’s address, which many phones share', () => {
  const phones = Array.from({ length: limits.mostBrowsers }, (_, nth) => `phone ${nth}`);
  /** Of three hundred phones, each of which compares and opens a product twice a minute, for ten minutes. */
  const crowd = async (agents: readonly string[]): Promise<number> => {
    let refused = 0;
    for (let nth = 0; nth < 6_000; nth++) {
      clock += 20 + ((nth * 7_919) % 160);
      const seen = nth % 2 ? comparison(`profile-${nth % 2_400}`) : product(`plan-${nth % 294}`);
      if (await isBot(seen, undefined, agents[nth % agents.length])) refused += 1;
    }
    return refused;
  };
  test('has room for three hundred who compare at once', async () => expect(await crowd(phones)).toBe(0));
  test('is told by its browsers: one alone that reads as much is a machine', async () =>
    expect(await crowd(phones.slice(0, 1))).toBeGreaterThan(1_000));
  test('has no more for who invents browsers', async () => {
    for (let nth = 0; nth < limits.perMinute * limits.mostBrowsers; nth++)
      expect(await isBot(comparison('plan'), undefined, `browser ${nth}`)).toBe(false);
    expect(await isBot(comparison('plan'), undefined, 'one more')).toBe(true);
  });
  test('is narrower again ten minutes after its browsers have left', async () => {
    for (const phone of phones) await isBot(comparison('plan'), undefined, phone);
    clock += 600_000;
    expect(await look(even(limits.perMinute + 1, 10))).toBe(true);
  });
});

describe('pages', () => {
  /** Pages with these pauses between them; whether the last was refused. */
  const open = async (pauses: readonly number[], address?: string, agent?: string): Promise<boolean> => {
    let is = false;
    for (const pause of pauses) {
      clock += pause;
      is = await isBot(page(clock), address, agent);
    }
    return is;
  };
  test('may be read as the sitemap lists them: forty a minute, as evenly as a clock, for an hour', async () =>
    expect(await open(even(2_400, 1_500))).toBe(false));
  test('count once each, whatever they are made of', async () => {
    for (let nth = 0; nth < limits.pagesPerMinute; nth++)
      for (let part = 0; part < 15; part++) expect(await isBot(page(nth))).toBe(false);
    expect(await isBot(page('one more'))).toBe(true);
  });
  test('count apart from calls, and so do their suspicions; one word ends both', async () => {
    expect(await open(even(limits.pagesPerMinute, 10))).toBe(false);
    expect(await look(even(limits.perMinute, 10))).toBe(false);
    expect(await look([10])).toBe(true);
    clock += 60_000;
    expect(await open([10])).toBe(false);
    expect(await open(even(limits.pagesPerMinute, 10))).toBe(true);
    await believed(check);
    expect([await open([10]), await look([10])]).toEqual([false, false]);
  });
  test('are refused for ten minutes to who opens them faster than anybody, and then no more', async () => {
    expect(await open(even(limits.pagesPerMinute + 1, 10))).toBe(true);
    clock += 599_999;
    expect(await judged(page('a'))).toEqual({ why: 'suspect', ends: 1 });
    clock += 1;
    expect(await isBot(page('b'))).toBe(false);
  });
});

describe('a crawler that proved its name', () => {
  beforeEach(() => openBoth({ at: (address, agent) => (agent === 'bot' ? address.slice(0, 2) : undefined) }));

  test('has a rate of its own, for all of its addresses, and is told when to come back', async () => {
    for (let nth = 0; nth < limits.crawlerPerMinute; nth++) {
      clock += 10;
      expect(await judged(page(nth), `10.0.0.${nth % 250}`, 'bot')).toBeUndefined();
      expect(await judged(page(nth), `10.0.0.${nth % 250}`, 'bot')).toBeUndefined();
    }
    const { why, ends } = (await judged(page('more'), '10.0.0.1', 'bot'))!;
    expect(why).toBe('tooFast');
    expect(await judged(page('more'), '20.0.0.1', 'bot')).toBeUndefined();
    clock += ends - 1;
    expect(await isBot(page('more'), '10.0.0.1', 'bot')).toBe(true);
    clock += 1;
    expect(await isBot(page('more'), '10.0.0.1', 'bot')).toBe(false);
    expect(asked).toBe(0);
  });
  test('is not slowed by who is suspect at its address', async () => {
    await look(even(limits.perMinute + 1, 10));
    expect(await isBot(page('a'), '10.0.0.1', 'bot')).toBe(false);
  });
});

describe('who reads like a machine', () => {
  test('asks faster than anybody reads', async () => {
    expect(await look(even(limits.perMinute, 10))).toBe(false);
    expect(await look([10])).toBe(true);
  });
  test('asks as evenly as a clock, however slowly', async () => {
    expect(await look(even(limits.evenLooks - 1, 20_000))).toBe(false);
    expect(await look([20_000])).toBe(true);
  });
  test('is not helped by trembling a little', async () =>
    expect(await look(even(60, 5_000).map((pause, nth) => pause + (nth % 3) * 100))).toBe(true));
  test('sweeps over all that there is', async () => {
    const each = (nth: number): string => `plan-${nth}`;
    const pauses = human(limits.differentPerTenMinutes + 1).map((pause) => pause % 1_400);
    expect(await look(pauses.slice(0, -1), each)).toBe(false);
    expect(await isBot(comparison('one more'))).toBe(true);
  });
  test('is one for ten minutes, however it insists, and is told how long; and nobody else is', async () => {
    await look(even(limits.perMinute + 1, 10));
    expect(await judged(comparison('plan'))).toEqual({ why: 'suspect', ends: 600_000 });
    for (let minute = 1; minute < 10; minute++) {
      clock += 60_000;
      expect(await judged(comparison('plan'))).toEqual({ why: 'suspect', ends: 600_000 - minute * 60_000 });
    }
    expect(await isBot(comparison('plan'), '10.0.0.2')).toBe(false);
    clock += 60_000;
    expect(await look(human(20))).toBe(false);
  });
  test('is believed to be human twenty times an hour, and then asked to wait', async () => {
    for (let nth = 0; nth < 20; nth++) {
      expect(await look(even(300, 10))).toBe(true);
      await believed(check);
      expect(await isBot(comparison('plan'))).toBe(false);
    }
    await look(even(300, 10));
    const refused = await refusal(believed(check));
    expect(refused?.problem.message).toBe('Se ha sobrepasado el limite de intentos (20), Intente mas tarde.');
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_000);
    expect(await isBot(comparison('plan'))).toBe(true);
    clock += seconds * 1_000;
    expect(await refusal(believed(check))).toBeUndefined();
  });
});

describe('the words of a network', () => {
  const useUp = async (agent: string) => {
    for (let nth = 0; nth < 20; nth++) await believed(check, agent);
    expect(await refusal(believed(check, agent))).toBeDefined();
  };
  test('are those of each browser: who uses up hers leaves the others theirs', async () => {
    await useUp('Firefox');
    expect(await refusal(believed(check, 'Safari'))).toBeUndefined();
  });
  test('end all the same for who invents browsers', async () => {
    for (let nth = 0; nth < limits.mostBrowsers; nth++) await useUp(`Browser ${nth}`);
    expect(await refusal(believed(check, 'Another'))).toBeDefined();
  });
});

describe('who says to one instance that she is human', () => {
  test('is a robot to none: the other one forgives her too, and then asks no more', async () => {
    expect(await look(even(300, 10))).toBe(true);
    clock += 1_000;
    await believed(other);
    expect(await look([3_000])).toBe(false);
    const before = asked;
    expect(await look(human(20))).toBe(false);
    expect(asked).toBe(before);
  });
  test('is forgiven what another one has seen of her before', async () => {
    expect(await look(even(limits.perMinute, 10))).toBe(false);
    await believed(other);
    expect(await look(even(2, 10))).toBe(false);
  });
  test('is not forgiven what comes after, by either of them', async () => {
    await look(even(300, 10));
    await believed(other);
    for (const by of [check, other]) {
      await look([3_000], undefined, by);
      expect(await look(even(300, 10), undefined, by)).toBe(true);
    }
  });
  test('is believed twenty times an hour by both together', async () => {
    for (let nth = 0; nth < 10; nth++) for (const by of [check, other]) await believed(by);
    expect(await refusal(believed(other))).toBeDefined();
    expect(await refusal(believed(check))).toBeDefined();
  });
  test('is asked about once at a time, however much she asks for', async () => {
    await look(even(limits.perMinute + 1, 10));
    asked = 0;
    const answers = Array.from({ length: 50 }, () => isBot(comparison('plan')));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([true]));
    expect(asked).toBe(1);
  });
  test('is believed by that one alone while nothing can be noted, and who can not be asked about stays out', async () => {
    for (const by of [check, other]) await look(even(300, 10), undefined, by);
    isAway = true;
    await believed(other);
    expect(await look([3_000], undefined, other)).toBe(false);
    expect(await look([3_000])).toBe(true);
  });
});

test('a flood of addresses pushes out who was away longest, and no more is remembered', async () => {
  await look(even(300, 10));
  for (let nth = 0; nth < 5_000; nth++) await isBot(comparison('plan'), `10.1.${nth >> 8}.${nth & 255}`);
  expect(await isBot(comparison('plan'))).toBe(false);
});
