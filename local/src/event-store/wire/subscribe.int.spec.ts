/** Subscriptions through the real client. */
import {
  binaryEvent,
  eventTypeFilter,
  excludeSystemEvents,
  START,
  streamNameFilter,
  type Filter,
  type Position,
} from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import { aStream, collect, indexesOf, revisionsOf, someEvents, watch } from '../testing/client.ts';
import { overEachLog, overOurLogs } from '../testing/server.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const times = (count: number, what: string) => Array<string>(count).fill(what);

overEachLog('subscribing', (server) => {
  describe('to a stream', () => {
    test.each([
      ['from its start', {}, [0, 1, 2, 3]],
      ['from after a revision', { fromRevision: 2n }, [3]],
      ['from its end', { fromRevision: 'end' }, []],
      ['from beyond its end', { fromRevision: 3n }, []],
    ] as const)('%s tells the past, that it caught up, and what comes', async (_, options, past) => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(4));
      const subscription = client.subscribeToStream(stream, options);
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      expect(watched.told).toEqual(['confirmation', ...times(past.length, 'event'), 'caughtUp']);
      await client.appendToStream(aStream(), someEvents(1));
      await client.appendToStream(stream, someEvents(2));
      await client.appendToStream(stream, someEvents(1));
      await watched.until(({ events }) => events.length === past.length + 3);
      expect(revisionsOf(watched.events)).toEqual([...past, 4, 5, 6]);
      expect(subscription.id).toMatch(/^[0-9a-f-]{36}$/);
      await subscription.unsubscribe();
      expect(watched.errors).toEqual([]);
    });

    test('that is not there yet waits for it', async () => {
      const { client } = server();
      const stream = aStream();
      const subscription = client.subscribeToStream(stream);
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      await client.appendToStream(stream, someEvents(1));
      await watched.until(({ events }) => events.length === 1);
      await subscription.unsubscribe();
    });

    test('tells all of what is written live, however little the stream keeps', async () => {
      const { client } = server();
      const stream = aStream();
      await client.setStreamMetadata(stream, { maxCount: 1 });
      const subscription = client.subscribeToStream(stream);
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      await client.appendToStream(stream, someEvents(5));
      await watched.until(({ events }) => events.length === 5);
      await subscription.unsubscribe();
    });

    test('goes on when the stream is deleted softly and written again', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(2));
      const subscription = client.subscribeToStream(stream);
      const watched = watch(subscription);
      await watched.until(({ events }) => events.length === 2);
      await client.deleteStream(stream);
      await client.appendToStream(stream, someEvents(1));
      await watched.until(({ events }) => events.length === 3);
      expect(revisionsOf(watched.events)).toEqual([0, 1, 2]);
      await subscription.unsubscribe();
    });

    test('that is deleted softly tells what comes when it is written again, and nothing of its past', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(3));
      await client.deleteStream(stream);
      const subscription = client.subscribeToStream(stream);
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      await client.appendToStream(stream, someEvents(2));
      await watched.until(({ events }) => Number(events.at(-1)?.event?.revision) === 4);
      expect(revisionsOf(watched.events)).toEqual([3, 4]);
      await subscription.unsubscribe();
    });

    test('tells the tombstone that ends it, and then why it ends', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(1));
      const watched = watch(client.subscribeToStream(stream));
      await watched.until(({ told }) => told.includes('caughtUp'));
      await client.tombstoneStream(stream);
      await watched.until(({ errors }) => errors.length === 1);
      expect(watched.events.at(-1)?.event?.type).toBe('$streamDeleted');
      expect(watched.errors).toMatchObject([{ type: 'stream-deleted', streamName: stream }]);
      const late = watch(client.subscribeToStream(stream));
      await late.until(({ errors }) => errors.length === 1);
      expect(late.events).toEqual([]);
    });

    test('follows links, those that come too', async () => {
      const { client } = server();
      const [target, links] = [aStream(), aStream('links')];
      const link = (revision: number) =>
        binaryEvent({ type: '$>', data: Buffer.from(`${revision}@${target}`) });
      await client.appendToStream(target, someEvents(2));
      await client.appendToStream(links, link(1));
      const subscription = client.subscribeToStream(links, { resolveLinkTos: true });
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      await client.appendToStream(links, link(0));
      await watched.until(({ events }) => events.length === 2);
      expect(watched.events.map(({ event }) => event?.streamId)).toEqual([target, target]);
      expect(watched.events.map(({ link: via }) => Number(via?.revision))).toEqual([0, 1]);
      await subscription.unsubscribe();
    });

    test('is not lost and not doubled while others write as fast as they can', async () => {
      const { client } = server();
      const stream = aStream();
      const writing = (async () => {
        for (let batch = 0; batch < 60; batch += 1) await client.appendToStream(stream, someEvents(20));
      })();
      const seen = [];
      for await (const event of client.subscribeToStream(stream)) {
        seen.push(event);
        if (seen.length === 1_200) break;
      }
      await writing;
      expect(revisionsOf(seen)).toEqual(Array.from({ length: 1_200 }, (_, revision) => revision));
    });
  });

  describe('to $all', () => {
    test('from the start tells system events too, and that it caught up', async () => {
      const { client } = server();
      const subscription = client.subscribeToAll();
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      expect(watched.events[0]?.event?.streamId).toMatch(/^\$/);
      const before = watched.events.length;
      const stream = aStream();
      await client.appendToStream(stream, someEvents(3));
      await watched.until(({ events }) => events.length === before + 3);
      await subscription.unsubscribe();
    });

    test('tells again that it caught up, after all of many events that came at once', async () => {
      const { client } = server();
      const stream = aStream();
      const subscriptions = [
        client.subscribeToAll({ fromPosition: 'end' }),
        client.subscribeToStream(stream),
      ];
      const watches = subscriptions.map(watch);
      for (const watched of watches) await watched.until(({ told }) => told.includes('caughtUp'));
      await client.appendToStream(stream, someEvents(500));
      for (const watched of watches) {
        await watched.until(
          ({ told }) => told.filter((what) => what === 'caughtUp').length > 1 && told.at(-1) === 'caughtUp',
        );
        expect(indexesOf(watched.events)).toEqual(Array.from({ length: 500 }, (_, index) => index));
      }
      await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
    });

    test('from a position tells what is after it, and from the end what comes', async () => {
      const { client } = server();
      const { position } = await client.appendToStream(aStream(), someEvents(1));
      await client.appendToStream(aStream(), someEvents(3));
      const fromPosition = client.subscribeToAll({ fromPosition: position });
      const fromEnd = client.subscribeToAll({ fromPosition: 'end' });
      const [after, coming] = [watch(fromPosition), watch(fromEnd)];
      for (const watched of [after, coming]) await watched.until(({ told }) => told.includes('caughtUp'));
      await client.appendToStream(aStream(), someEvents(4));
      await after.until(({ events }) => events.length >= 7);
      await coming.until(({ events }) => events.length >= 4);
      expect(indexesOf(after.events)).toEqual([0, 1, 2, 0, 1, 2, 3]);
      expect(indexesOf(coming.events)).toEqual([0, 1, 2, 3]);
      await Promise.all([fromPosition.unsubscribe(), fromEnd.unsubscribe()]);
    });

    test('from the midst of an event is refused', async () => {
      const { client } = server();
      const { position } = await client.appendToStream(aStream(), someEvents(1));
      await client.appendToStream(aStream(), someEvents(1));
      const amidst = (position?.commit ?? 0n) + 1n;
      const watched = watch(client.subscribeToAll({ fromPosition: { commit: amidst, prepare: amidst } }));
      await watched.until(({ errors }) => errors.length === 1);
      expect(String(watched.errors[0])).toContain('Trying to read from an invalid position.');
    });
  });

  describe('to $all with a filter', () => {
    const kinds: [string, (name: string) => Filter, 'stream' | 'type'][] = [
      [
        'by the beginning of stream names',
        (name) => streamNameFilter({ prefixes: ['nobody', name] }),
        'stream',
      ],
      [
        'by an expression on stream names',
        (name) => streamNameFilter({ regex: `^${name}-[a-z]+$` }),
        'stream',
      ],
      ['by the beginning of types', (name) => eventTypeFilter({ prefixes: [name] }), 'type'],
      ['by an expression on types', (name) => eventTypeFilter({ regex: `^${name}-.*$` }), 'type'],
    ];
    test.each(kinds)('%s tells what matches, past and to come', async (_, filterFor, on) => {
      const { client } = server();
      const name = `kind${String(Math.random()).slice(2)}`;
      const append = () =>
        on === 'stream'
          ? client.appendToStream(`${name}-stream`, someEvents(8))
          : client.appendToStream(aStream(), someEvents(8, `${name}-type`));
      await append();
      await client.appendToStream(aStream(), someEvents(8, `not-${name}-type`));
      const subscription = client.subscribeToAll({ fromPosition: START, filter: filterFor(name) });
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      expect(watched.events).toHaveLength(8);
      await append();
      await watched.until(({ events }) => events.length === 16);
      await subscription.unsubscribe();
    });

    test('of no system events has none', async () => {
      const { client } = server();
      const subscription = client.subscribeToAll({ filter: excludeSystemEvents() });
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      expect(watched.events.filter(({ event }) => event?.type.startsWith('$'))).toEqual([]);
      await subscription.unsubscribe();
    });

    test('tells checkpoints by what it considered, each further than the one before', async () => {
      const { client } = server();
      const { position } = await client.appendToStream(aStream(), someEvents(1));
      const stream = aStream();
      await client.appendToStream(stream, someEvents(8));
      const checkpoints: Position[] = [];
      const subscription = client.subscribeToAll({
        fromPosition: position,
        filter: excludeSystemEvents({
          checkpointInterval: 2,
          checkpointReached: async (_, reached) => {
            checkpoints.push(reached);
            await pause(20);
          },
        }),
      });
      const watched = watch(subscription);
      for (let batch = 0; batch < 18; batch += 1) await client.appendToStream(stream, someEvents(20));
      await client.appendToStream(stream, someEvents(16));
      await watched.until(({ events }) => events.length === 384);
      await watched.until(() => checkpoints.length >= 6);
      await pause(100);
      expect(checkpoints.length).toBeLessThanOrEqual(7);
      const commits = checkpoints.map(({ commit }) => commit);
      expect(commits).toEqual([...new Set(commits)].sort((a, b) => Number(a - b)));
      const positions = watched.events.map(({ event }) => event?.position?.commit);
      expect(commits.every((commit) => positions.includes(commit))).toBe(true);
      await subscription.unsubscribe();
    });

    test('moves its checkpoints on though nothing matches, by whole windows', async () => {
      const { client } = server();
      const reached: bigint[] = [];
      const filter = streamNameFilter({
        prefixes: ['nothing-of-this-name'],
        checkpointReached: (_, { commit }) => void reached.push(commit),
      });
      const { position: fromPosition } = await client.appendToStream(aStream(), someEvents(1));
      const stream = aStream();
      await client.appendToStream(stream, someEvents(40));
      const subscription = client.subscribeToAll({ filter, fromPosition });
      const watched = watch(subscription);
      await watched.until(({ told }) => told.includes('caughtUp'));
      const past = await collect(client.readStream(stream));
      const places = past.map(({ event }) => event?.position?.commit);
      // That of a window of 32, and none at the end, nor for one event more.
      expect(reached).toHaveLength(1);
      expect(places.indexOf(reached[0])).toBeGreaterThan(25);
      expect(places.indexOf(reached[0])).toBeLessThan(39);
      await client.appendToStream(aStream(), someEvents(1));
      await client.appendToStream(aStream(), someEvents(64));
      await watched.until(() => reached.length > 1);
      expect(reached[1]).toBeGreaterThan(places.at(-1) ?? 0n);
      expect(watched.events).toEqual([]);
      await subscription.unsubscribe();
    });

    test('that can not be read fails, without a word why', async () => {
      const watched = watch(server().client.subscribeToAll({ filter: streamNameFilter({ regex: '(' }) }));
      await watched.until(({ errors }) => errors.length === 1);
      expect(watched.errors[0]).toMatchObject({
        type: 'unknown',
        message: '2 UNKNOWN: Exception was thrown by handler.',
      });
    });
  });

  test('a subscriber that stops reading does not stop the others, and misses nothing when it reads on', async () => {
    const { client } = server();
    const stream = aStream();
    const slow = server().connect().subscribeToStream(stream);
    const first = await new Promise<number>((resolve) => {
      slow.once('data', () => {
        slow.pause();
        resolve(1);
      });
      void client.appendToStream(stream, someEvents(1));
    });
    for (let batch = 0; batch < 12; batch += 1) {
      const large = someEvents(500).map((event) => ({
        ...event,
        data: { ...(event.data as object), pad: 'x'.repeat(500) },
      }));
      await client.appendToStream(stream, large);
    }
    expect(await collect(client.readStream(stream, { fromRevision: 6_000n }))).toHaveLength(1);
    const seen: number[] = [];
    slow.on('data', ({ event }) => seen.push(Number(event?.revision)));
    slow.resume();
    for (const end = Date.now() + 60_000; seen.at(-1) !== 6_000 && Date.now() < end;) await pause(20);
    expect(seen).toEqual(Array.from({ length: 6_000 }, (_, index) => index + first));
    await slow.unsubscribe();
  });
});

/** A server that runs already has a log that is not empty. */
overOurLogs('subscribing to an empty log', (server) => {
  test('with a filter begins before everything, and goes on at true places', async () => {
    const { client } = server();
    const reached: bigint[] = [];
    const filter = excludeSystemEvents({ checkpointReached: (_, { commit }) => void reached.push(commit) });
    const subscription = client.subscribeToAll({ filter });
    const watched = watch(subscription);
    await watched.until(({ told }) => told.includes('caughtUp'));
    expect(reached).toEqual([2n ** 64n - 1n]);
    const { position } = await client.appendToStream(aStream(), someEvents(1));
    await watched.until(({ events }) => events.length === 1);
    expect(watched.events[0]?.event?.position).toEqual(position);
    const again = watch(client.subscribeToAll({ filter }));
    await again.until(({ told }) => told.includes('caughtUp'));
    expect(reached).toHaveLength(1);
    await subscription.unsubscribe();
  });
});
