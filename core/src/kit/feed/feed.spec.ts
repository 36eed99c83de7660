import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import {
  candidate,
  caughtUp,
  event,
  positionAt,
  scriptedStore,
  type Step,
  wordOf,
} from '../testing/scripted-store.ts';
import { type Feed, feed, type FeedItem, type FeedOptions } from './feed.ts';

const opened: Feed[] = [];
afterEach(() => Promise.all(opened.splice(0).map((followed) => followed.close())));

const following = (
  scripts: readonly (readonly Step[])[],
  log: readonly number[],
  options: FeedOptions & { readonly after?: number } = {},
) => {
  const store = scriptedStore(scripts, log);
  const { after, ...rest } = options;
  const followed = feed(store, after === undefined ? 'start' : positionAt(after), { retry: 1, ...rest });
  opened.push(followed);
  return { store, followed };
};

/** The feed's words up to one of them. */
const wordsUntil = async (followed: Feed, last: string, count = 1): Promise<string[]> => {
  const words: string[] = [];
  for await (const item of followed) {
    words.push(wordOf(item));
    if (wordOf(item) === last && words.filter((said) => said === last).length === count) break;
  }
  return words;
};

describe('a checkpoint', () => {
  test('is due when history has ended, where the log ended before the subscription', async () => {
    const { followed } = following([[event(1), event(2), caughtUp, 'hang']], [1, 2]);
    expect(await wordsUntil(followed, 'caughtUp')).toEqual(['event 1', 'event 2', 'caughtUp']);

    // The log's last record is none of ours: without that place each start would read all of it again.
    const idle = following([[event(1), caughtUp, 'hang']], [1, 900]);
    expect(await wordsUntil(idle.followed, 'caughtUp')).toEqual(['event 1', 'checkpoint 900', 'caughtUp']);
  });

  test('is not taken from the present head: an event that came meanwhile is still to come', async () => {
    const { store, followed } = following([[event(1), caughtUp, event(2), 'hang']], [1]);
    store.head = async () => positionAt(store.subscribed.length === 0 ? 1 : 2);
    expect(await wordsUntil(followed, 'event 2')).toEqual(['event 1', 'caughtUp', 'event 2']);
  });

  test('of the server counts once what follows confirms it', async () => {
    const { followed } = following([[event(1), candidate(40), candidate(80), event(90), 'hang']], [1, 90]);
    expect(await wordsUntil(followed, 'event 90')).toEqual([
      'event 1',
      'checkpoint 40',
      'checkpoint 80',
      'event 90',
    ]);
  });

  test.each([5, 9])('that is ahead of an event is dropped, and the event at %i is not', async (place) => {
    const { followed } = following(
      [[event(1), candidate(9), event(place), event(10), 'hang']],
      [1, place, 10],
    );
    expect(await wordsUntil(followed, 'event 10')).toEqual(['event 1', `event ${place}`, 'event 10']);
  });
});

describe('a place beyond the log’s end', () => {
  test('is dropped, and what comes later is handed out', async () => {
    const { followed } = following([[candidate(99), caughtUp, event(2), 'hang']], []);
    expect(await wordsUntil(followed, 'event 2')).toEqual(['checkpoint 0', 'caughtUp', 'event 2']);
  });

  test('is told from one that the log has reached meanwhile', async () => {
    const script = [
      event(1),
      caughtUp,
      candidate(40),
      event(41),
      candidate(41),
      caughtUp,
      event(42),
      'hang',
    ] as const;
    const { store, followed } = following([script], [1]);
    let asked = 0;
    store.head = async () => positionAt((asked += 1) === 1 ? 1 : 41);
    expect(await wordsUntil(followed, 'event 42')).toEqual([
      'event 1',
      'caughtUp',
      'checkpoint 40',
      'event 41',
      'caughtUp',
      'event 42',
    ]);
    // Before the subscription, and where a candidate lay beyond what was known then.
    expect(asked).toBe(2);
  });
});

describe('a subscription that is lost', () => {
  test('without an error is opened again after the last event', async () => {
    const { store, followed } = following(
      [
        [event(1), event(2)],
        [event(3), 'hang'],
      ],
      [1, 2, 3],
    );
    expect(await wordsUntil(followed, 'event 3')).toEqual(['event 1', 'event 2', 'ended', 'event 3']);
    expect(store.subscribed).toEqual(['start', 2]);
  });

  test('with an error too, and the error is told', async () => {
    const broken = new Error('connection lost');
    const { followed } = following(
      [
        [event(1), broken],
        [event(2), 'hang'],
      ],
      [1, 2],
    );
    const ended: FeedItem[] = [];
    for await (const item of followed) {
      if (item.kind === 'ended') ended.push(item);
      if (item.kind === 'event' && item.event.position.commit === 2n) break;
    }
    expect(ended).toEqual([{ kind: 'ended', error: broken }]);
  });

  test('is opened again for ever, also while the store does not answer at all', async () => {
    const { store, followed } = following([[event(1), 'hang']], [1]);
    const head = () => Promise.resolve(positionAt(1));
    let calls = 0;
    store.head = async () => {
      calls += 1;
      if (calls <= 5) throw new Error('unavailable');
      return head();
    };
    expect(await wordsUntil(followed, 'event 1')).toEqual([...Array<string>(5).fill('ended'), 'event 1']);
  });

  test('and comes back with events from before brings none of them twice', async () => {
    const { followed } = following(
      [
        [event(1), event(2), event(3)],
        [event(2), event(3), candidate(2), event(4), 'hang'],
      ],
      [1, 2, 3, 4],
    );
    expect((await wordsUntil(followed, 'event 4')).filter((said) => said !== 'ended')).toEqual([
      'event 1',
      'event 2',
      'event 3',
      'event 4',
    ]);
  });

  test('leaves nothing open behind it', async () => {
    const { store, followed } = following([[event(1)], [new Error('lost')], [event(2), 'hang']], [1, 2]);
    await wordsUntil(followed, 'event 2');
    await followed.close();
    expect(store.subscribed).toHaveLength(3);
    expect(store.open()).toBe(0);
  });
});

describe('a silent subscription', () => {
  test('is frozen when the log has more, is given up, and opened again', async () => {
    const { store, followed } = following(
      [
        [event(1), 'hang'],
        [event(2), 'hang'],
      ],
      [1, 2],
      { silence: 20 },
    );
    const states: boolean[] = [];
    for await (const item of followed) {
      states.push(followed.status().frozen);
      if (wordOf(item) === 'event 2') break;
    }
    expect(states).toEqual([false, true, false]); // event 1, ended, event 2
    expect(store.subscribed).toEqual(['start', 1]);
  });

  test('is fine when the log has no more', async () => {
    const { store, followed } = following([[event(1), caughtUp, 'hang']], [1], { silence: 10 });
    const reading = wordsUntil(followed, 'never');
    await pause(120);
    expect(followed.status()).toEqual({ connected: true, caughtUp: true, frozen: false });
    expect(store.subscribed).toHaveLength(1);
    await followed.close();
    expect(await reading).toEqual(['event 1', 'caughtUp']);
  });

  test('is not blamed for a reader that takes its time', async () => {
    const { store, followed } = following([[event(1), event(2), 'hang']], [1, 2], { silence: 10 });
    for await (const item of followed) {
      await pause(60);
      if (wordOf(item) === 'event 2') break;
    }
    expect(store.subscribed).toHaveLength(1);
  });

  test('of a store that does not answer is left to end by itself', async () => {
    const { store, followed } = following([[event(1), 'hang']], [1], { silence: 10 });
    store.readAll = () => {
      throw new Error('unavailable');
    };
    const reading = wordsUntil(followed, 'never');
    await pause(80);
    expect(followed.status().frozen).toBe(false);
    await followed.close();
    await reading;
  });
});

test('a feed that is closed ends, whatever it is doing', async () => {
  const waiting = following([['hang']], []);
  const pausing = following([[], []], [], { retry: 60_000 });
  const ends = [waiting, pausing].map(({ followed }) => wordsUntil(followed, 'never'));
  await pause(20);
  await Promise.all([waiting, pausing].map(({ followed }) => followed.close()));
  expect(await Promise.all(ends)).toEqual([[], ['ended']]);
});

test('a feed that is closed before it has subscribed leaves nothing open', async () => {
  const { store, followed } = following([['hang']], []);
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  store.head = async () => {
    await asked;
    return positionAt(0);
  };
  const reading = wordsUntil(followed, 'never');
  await followed.close();
  answer();
  expect(await reading).toEqual([]);
  expect(store.open()).toBe(0);
});

test('a feed begins after its checkpoint', async () => {
  const { store, followed } = following([[event(8), 'hang']], [1, 8], { after: 7 });
  expect(await wordsUntil(followed, 'event 8')).toEqual(['event 8']);
  expect(store.subscribed).toEqual([7]);
});
