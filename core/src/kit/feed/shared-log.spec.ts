import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { type EventStore, type LogSubscription } from '../event-store/index.ts';
import { eventStoreContract, newEvent } from '../testing/event-store-contract.ts';
import {
  candidate,
  caughtUp,
  event,
  hangingReads,
  positionAt,
  scriptedStore,
  type Step,
  wordOf,
} from '../testing/scripted-store.ts';
import { sharedLog } from './shared-log.ts';
import { pageLength } from './shared-past.ts';
import { inMemoryEventStore } from '../testing/index.ts';

const opened: LogSubscription[] = [];
afterEach(() => Promise.all(opened.splice(0).map((subscription) => subscription.close())));

/** Collects the signals of a subscription, and its end. */
const follow = (store: EventStore, after?: number) => {
  const subscription = store.subscribe(after === undefined ? 'start' : positionAt(after));
  opened.push(subscription);
  const words: string[] = [];
  const end = (async () => {
    try {
      for await (const signal of subscription) words.push(wordOf(signal));
      return 'ended';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  return { words, end, subscription };
};

const scripted = (scripts: readonly (readonly Step[])[]) => scriptedStore(scripts, []);
const untilWords = (words: readonly string[], count: number) =>
  expect.poll(() => words.length, { timeout: 30_000 }).toBe(count);

describe('a store that is read and followed with others', () => {
  const store = inMemoryEventStore();
  const share = sharedLog(store);
  eventStoreContract(() => share(store));
});

describe('who has read the past', () => {
  test('gives up the own subscription, and hears what is new from the one that is shared', async () => {
    const tail = scripted([[caughtUp, event(3), candidate(9), event(12), 'hang']]);
    const own = scripted([[event(1), event(2), caughtUp, 'hang']]);
    const { words } = follow(sharedLog(tail)(own));
    await untilWords(words, 6);
    expect(words).toEqual(['event 1', 'event 2', 'caughtUp', 'event 3', 'checkpoint 9', 'event 12']);
    expect(tail.subscribed).toEqual([2]);
    expect(own.open()).toBe(0);
  });

  test('shares it with whoever else has', async () => {
    const log = inMemoryEventStore();
    const tail = scripted([]);
    let subscriptions = 0;
    tail.subscribe = (after) => {
      subscriptions += 1;
      return log.subscribe(after);
    };
    const share = sharedLog(tail);
    const followers = Array.from({ length: 5 }, () => follow(share(log)));
    for (const { words } of followers) await untilWords(words, 1);
    for (let round = 0; round < 20; round += 1) await log.append(`test-${round}`, [newEvent()], 'noStream');
    for (const { words } of followers) await untilWords(words, 21);
    const places = Array.from({ length: 20 }, (_, index) => `event ${index + 1}`);
    for (const { words } of followers) expect(words).toEqual(['caughtUp', ...places]);
    expect(subscriptions).toBe(1);
  });

  test('goes on by itself to where the shared one was when it came', async () => {
    const tail = scripted([[event(3), event(4), event(5), 'hang']]);
    const share = sharedLog(tail);
    const first = follow(share(scripted([[event(2), caughtUp, 'hang']])));
    await untilWords(first.words, 5);
    const second = scripted([[event(3), caughtUp, event(4), event(5), 'hang']]);
    const { words } = follow(share(second));
    await untilWords(words, 4);
    expect(words).toEqual(['event 3', 'caughtUp', 'event 4', 'event 5']);
    expect(second.open()).toBe(0);
    expect(tail.subscribed).toEqual([2]);
  });

  test('hears nothing twice of what it was ahead by', async () => {
    const tail = scripted([[event(3), event(4), event(5), 'hang']]);
    const { words } = follow(sharedLog(tail)(scripted([[event(3), event(4), caughtUp, 'hang']])));
    await untilWords(words, 4);
    expect(words).toEqual(['event 3', 'event 4', 'caughtUp', 'event 5']);
  });
});

test('a checkpoint that one event disproves is dropped, also for who has had that event', async () => {
  const tail = scripted([[candidate(9), event(6), candidate(12), event(8), event(13), 'hang']]);
  const { words } = follow(sharedLog(tail)(scripted([[event(5), event(6), caughtUp, 'hang']])));
  await untilWords(words, 5);
  expect(words).toEqual(['event 5', 'event 6', 'caughtUp', 'event 8', 'event 13']);
});

test('a subscription that catches up twice joins once, and leaves no subscriber behind', async () => {
  const tail = scripted([[event(5), event(6), 'hang']]);
  const share = sharedLog(tail);
  const first = follow(share(scripted([[event(4), caughtUp, 'hang']])));
  await untilWords(first.words, 4);
  const own = scripted([[event(3), caughtUp, caughtUp, event(4), event(5), event(6), 'hang']]);
  const second = follow(share(own));
  await untilWords(second.words, 6);
  await Promise.all([first, second].map(({ subscription }) => subscription.close()));
  expect([tail.open(), own.open()]).toEqual([0, 0]);
});

describe('the shared subscription', () => {
  test.each([
    ['ends for all when it ends', [event(3)], 'ended'],
    ['fails for all when it fails', [event(3), new Error('connection lost')], 'connection lost'],
  ])('%s', async (_, script, end) => {
    const tail = scripted([script]);
    const share = sharedLog(tail);
    const owns = [event(2), event(2)].map((past) => scripted([[past, caughtUp, 'hang']]));
    const followers = owns.map((own) => follow(share(own)));
    expect(await Promise.all(followers.map((follower) => follower.end))).toEqual([end, end]);
    for (const { words } of followers) expect(words).toEqual(['event 2', 'caughtUp', 'event 3']);
    expect(owns.map((own) => own.open())).toEqual([0, 0]);
  });

  test('that somebody left, who may have found it silent, takes no newcomers', async () => {
    const tail = scripted([['hang'], [event(3), 'hang']]);
    const share = sharedLog(tail);
    const store = () => share(scripted([[event(2), caughtUp, 'hang']]));
    const [leaving, staying] = [follow(store()), follow(store())];
    await untilWords(leaving.words, 2);
    await untilWords(staying.words, 2);
    await leaving.subscription.close();
    const coming = follow(store());
    await untilWords(coming.words, 3);
    expect(coming.words).toEqual(['event 2', 'caughtUp', 'event 3']);
    expect(staying.words).toEqual(['event 2', 'caughtUp']);
    expect(tail.open()).toBe(2);
  });

  test('is closed by the last who leaves', async () => {
    const tail = scripted([['hang']]);
    const share = sharedLog(tail);
    const followers = [1, 2].map(() => follow(share(scripted([[caughtUp, 'hang']]))));
    for (const { words } of followers) await untilWords(words, 1);
    await pause(10);
    await followers[0]!.subscription.close();
    expect(tail.open()).toBe(1);
    await followers[1]!.subscription.close();
    expect(tail.open()).toBe(0);
    expect(await Promise.all(followers.map(({ end }) => end))).toEqual(['ended', 'ended']);
  });
});

test('who falls behind reads by itself again, misses nothing, and holds nobody back', async () => {
  const written = 5_000;
  const log = inMemoryEventStore();
  const share = sharedLog(log);
  let ownSubscriptions = 0;
  const own: EventStore = {
    ...log,
    subscribe(after) {
      ownSubscriptions += 1;
      return log.subscribe(after);
    },
  };
  const [slow, fast] = [share(own).subscribe('start'), share(log).subscribe('start')];
  opened.push(slow, fast);
  let goOn = (): void => {};
  const resting = new Promise<void>((resolve) => (goOn = resolve));
  let seated = 0;
  const read = async (subscription: LogSubscription, rest?: Promise<void>) => {
    const places: number[] = [];
    for await (const signal of subscription) {
      if (signal.kind === 'caughtUp') seated += 1;
      if (signal.kind === 'event') places.push(Number(signal.event.position.commit));
      if (places.length === 10) await rest;
      if (places.length === written) break;
    }
    return places;
  };
  const [ofSlow, ofFast] = [read(slow, resting), read(fast)];
  await expect.poll(() => seated, { timeout: 30_000 }).toBe(2);
  for (let count = 0; count < written; count += 1)
    await log.append(`test-${count}`, [newEvent()], 'noStream');
  const all = Array.from({ length: written }, (_, index) => index + 1);
  expect(await ofFast).toEqual(all);
  expect(ownSubscriptions).toBe(1);
  goOn();
  expect(await ofSlow).toEqual(all);
  expect(ownSubscriptions).toBe(2);
});

describe('the past', () => {
  const pages = 6;
  const written = pages * pageLength + 5;
  const places = Array.from({ length: written }, (_, index) => `event ${index + 1}`);
  /** A log with a past, and how often it was read. */
  const withPast = async () => {
    const log = inMemoryEventStore();
    for (let count = 0; count < written; count += 1)
      await log.append(`test-${count}`, [newEvent()], 'noStream');
    let reads = 0;
    const store: EventStore = {
      ...log,
      readAll(from, maxCount) {
        reads += 1;
        return log.readAll(from, maxCount);
      },
    };
    return { store, reads: () => reads };
  };

  test('is read once for all who read it side by side, but for what is no full page yet', async () => {
    const { store, reads } = await withPast();
    const share = sharedLog(store);
    const followers = Array.from({ length: 5 }, () => follow(share(store)));
    for (const { words } of followers) await untilWords(words, written + 1);
    for (const { words } of followers) expect(words).toEqual([...places, 'caughtUp']);
    expect(reads()).toBeLessThan(2 * pages);
  });

  test('is the own subscription’s from where the last full page ends', async () => {
    const { store } = await withPast();
    const subscribed: unknown[] = [];
    const own: EventStore = {
      ...store,
      subscribe(after) {
        subscribed.push(after);
        return store.subscribe(after);
      },
    };
    const { words } = follow(sharedLog(store)(own));
    await untilWords(words, written + 1);
    // Nothing stands before the first page, so that it is one longer.
    expect(subscribed).toEqual([positionAt(pages * pageLength + 1)]);
  });

  test('comes by the own subscription when no page can be read', async () => {
    const { store } = await withPast();
    const broken: EventStore = {
      ...store,
      readAll() {
        throw new Error('connection lost');
      },
    };
    const { words } = follow(sharedLog(broken)(store));
    await untilWords(words, written + 1);
    expect(words).toEqual([...places, 'caughtUp']);
  });

  test('is heard no further once the subscription is closed, though there is more of the page', async () => {
    const { store } = await withPast();
    const subscription = sharedLog(store)(store).subscribe('start');
    const heard: string[] = [];
    for await (const signal of subscription) {
      heard.push(wordOf(signal));
      if (heard.length === 3) await subscription.close();
    }
    expect(heard).toEqual(places.slice(0, 3));
  });

  test('of a store that hangs holds nobody who leaves', async () => {
    const { store } = await withPast();
    const { words, end, subscription } = follow(sharedLog({ ...store, ...hangingReads() })(store));
    await subscription.close();
    expect(await end).toBe('ended');
    expect(words).toEqual([]);
  });
});

test('who is closed before it is read opens nothing', async () => {
  const [tail, own] = [scripted([]), scripted([])];
  const subscription = sharedLog(tail)(own).subscribe('start');
  await subscription.close();
  for await (const signal of subscription) expect(signal).toBeUndefined();
  expect([own.subscribed, tail.subscribed]).toEqual([[], []]);
});

test('who is closed before it has sat down leaves nothing open', async () => {
  const tail = scripted([]);
  const own = scripted([[event(1), 'hang']]);
  const { words, end, subscription } = follow(sharedLog(tail)(own));
  await untilWords(words, 1);
  await subscription.close();
  expect(await end).toBe('ended');
  expect([own.open(), tail.open()]).toEqual([0, 0]);
});
