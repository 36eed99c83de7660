/** Reading streams and $all through the real client. */
import { binaryEvent, StreamNotFoundError, type ResolvedEvent } from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import { aStream, collect, indexesOf, revisionsOf, someEvents } from '../testing/client.ts';
import { overEachLog } from '../testing/server.ts';

const commit = ({ event }: ResolvedEvent): bigint => event?.position?.commit ?? -1n;

overEachLog('reading', (server) => {
  describe('a stream', () => {
    test.each([
      ['from its start', {}, [0, 1, 2, 3, 4]],
      ['from a revision on, itself included', { fromRevision: 2n }, [2, 3, 4]],
      ['from beyond its end', { fromRevision: 5n }, []],
      ['no more than was asked for', { maxCount: 2 }, [0, 1]],
      ['backwards from its end', { direction: 'backwards', fromRevision: 'end' }, [4, 3, 2, 1, 0]],
      ['backwards from a revision', { direction: 'backwards', fromRevision: 1n }, [1, 0]],
      [
        'backwards from beyond its end',
        { direction: 'backwards', fromRevision: 2n ** 64n - 1n, maxCount: 2 },
        [4, 3],
      ],
      ['backwards from its start', { direction: 'backwards', fromRevision: 'start' }, [0]],
    ] as const)('%s', async (_, options, expected) => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(5));
      expect(revisionsOf(await collect(client.readStream(stream, options)))).toEqual(expected);
    });

    test('that is not there is not found', async () => {
      const missing = aStream();
      await expect(collect(server().client.readStream(missing))).rejects.toBeInstanceOf(StreamNotFoundError);
      await server().client.setStreamMetadata(missing, { maxCount: 1 });
      await expect(collect(server().client.readStream(missing))).rejects.toBeInstanceOf(StreamNotFoundError);
    });

    test('of many pages is whole, both ways', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(3_000));
      const forwards = await collect(client.readStream(stream));
      const backwards = await collect(
        client.readStream(stream, { direction: 'backwards', fromRevision: 'end' }),
      );
      expect(indexesOf(forwards)).toEqual(Array.from({ length: 3_000 }, (_, index) => index));
      expect(indexesOf(backwards).reverse()).toEqual(indexesOf(forwards));
    });
  });

  describe('what metadata hides', () => {
    test('is all but the last events of a counted stream', async () => {
      const { client } = server();
      const stream = aStream();
      await client.setStreamMetadata(stream, { maxCount: 2 });
      await client.appendToStream(stream, someEvents(20));
      expect(revisionsOf(await collect(client.readStream(stream, { maxCount: 200 })))).toEqual([18, 19]);
      const backwards = client.readStream(stream, { direction: 'backwards', fromRevision: 'end' });
      expect(revisionsOf(await collect(backwards))).toEqual([19, 18]);
    });
    test('is what is before the truncation', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(5));
      await client.setStreamMetadata(stream, { truncateBefore: 3 });
      expect(revisionsOf(await collect(client.readStream(stream)))).toEqual([3, 4]);
      await client.setStreamMetadata(stream, { truncateBefore: 9 });
      expect(await collect(client.readStream(stream))).toEqual([]);
    });
    test('is what is too old', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(1));
      await client.setStreamMetadata(stream, { maxAge: 1 });
      // On a busy machine the newest may be too old as well by the time it is read.
      for (let newest = 1; ; newest += 1) {
        await new Promise((resolve) => setTimeout(resolve, 1_100));
        const began = Date.now();
        await client.appendToStream(stream, someEvents(1));
        const read = revisionsOf(await collect(client.readStream(stream)));
        if (newest < 20 && Date.now() - began > 900) continue;
        expect(read).toEqual([newest]);
        return;
      }
    });
    test('stays in $all', async () => {
      const { client } = server();
      const stream = aStream();
      await client.setStreamMetadata(stream, { maxCount: 1 });
      await client.appendToStream(stream, someEvents(3));
      const all = await collect(client.readAll());
      expect(all.filter(({ event }) => event?.streamId === stream)).toHaveLength(3);
    });
    test('is older metadata of a stream', async () => {
      const { client } = server();
      const stream = aStream();
      for (const maxCount of [1, 2, 3]) await client.setStreamMetadata(stream, { maxCount, kitten: '😾' });
      const [only, ...rest] = await collect(client.readStream(`$$${stream}`));
      expect([only?.event?.revision, rest]).toEqual([2n, []]);
      expect((await client.getStreamMetadata(stream)).metadata).toEqual({ maxCount: 3, kitten: '😾' });
    });
  });

  test('metadata is told with its place in the log, which is no revision to expect', async () => {
    const { client } = server();
    const stream = aStream();
    await client.setStreamMetadata(stream, { maxCount: 1 });
    const { metastreamRevision } = await client.getStreamMetadata(stream);
    const [event] = await collect(client.readStream(`$$${stream}`));
    expect(metastreamRevision).toBe(event?.event?.position?.commit);
    const set = client.setStreamMetadata(stream, { maxCount: 2 }, { expectedRevision: metastreamRevision });
    await expect(set).rejects.toMatchObject({ type: 'wrong-expected-version', actualVersion: 0n });
  });

  describe('$all', () => {
    test('has system events from the first, in streams and of types that say so', async () => {
      const [first] = await collect(server().client.readAll({ maxCount: 1 }));
      expect(first?.event?.streamId).toMatch(/^\$/);
      expect(first?.event?.type).toBe('$metadata');
    });

    test('is in one order, both ways, from any position', async () => {
      const { client } = server();
      const stream = aStream();
      const { position } = await client.appendToStream(stream, someEvents(1));
      await client.appendToStream(aStream(), someEvents(2));
      if (!position) throw new Error('An append has a position.');
      const forwards = await collect(client.readAll({ fromPosition: position }));
      expect(commit(forwards[0] as ResolvedEvent)).toBe(position.commit);
      expect(forwards.map(commit)).toEqual([...new Set(forwards.map(commit))].sort((a, b) => Number(a - b)));
      const all = await collect(client.readAll());
      const backwards = await collect(client.readAll({ direction: 'backwards', fromPosition: 'end' }));
      expect(backwards.map(commit).reverse()).toEqual(all.map(commit));
      const before = await collect(client.readAll({ direction: 'backwards', fromPosition: position }));
      expect(before.map(commit)).toEqual(
        all
          .map(commit)
          .filter((at) => at < position.commit)
          .reverse(),
      );
      expect(await collect(client.readAll({ fromPosition: 'end' }))).toEqual([]);
      expect(await collect(client.readAll({ direction: 'backwards', fromPosition: 'start' }))).toEqual([]);
    });

    test('can not be read from the midst of an event', async () => {
      const { client } = server();
      const { position } = await client.appendToStream(aStream(), someEvents(1));
      const amidst = { commit: (position?.commit ?? 0n) + 1n, prepare: (position?.prepare ?? 0n) + 1n };
      await client.appendToStream(aStream(), someEvents(1));
      for (const direction of ['forwards', 'backwards'] as const) {
        await expect(collect(client.readAll({ fromPosition: amidst, direction }))).rejects.toThrow(
          /InvalidPosition/,
        );
      }
    });
  });

  describe('links', () => {
    const link = (target: string) => binaryEvent({ type: '$>', data: Buffer.from(target) });

    test('are followed when that is asked for, and shown as they are when not', async () => {
      const { client } = server();
      const [target, links] = [aStream(), aStream('links')];
      await client.appendToStream(target, someEvents(4));
      await client.appendToStream(links, [link(`2@${target}`), ...someEvents(1)]);
      const [followed, plain] = await collect(client.readStream(links, { resolveLinkTos: true }));
      const [real] = await collect(client.readStream(target, { fromRevision: 2n, maxCount: 1 }));
      expect(followed?.event).toEqual(real?.event);
      expect(followed?.link).toMatchObject({ streamId: links, type: '$>', revision: 0n });
      expect(followed?.commitPosition).toBe(followed?.link?.position?.commit);
      expect(plain?.link).toBeUndefined();
      const [shown] = await collect(client.readStream(links));
      expect(shown?.event?.type).toBe('$>');
      expect(shown?.link).toBeUndefined();
    });

    test('stand alone when their event is gone, hidden or never was', async () => {
      const { client } = server();
      const [hidden, gone, links] = [aStream(), aStream(), aStream('links')];
      await client.appendToStream(hidden, someEvents(2));
      await client.setStreamMetadata(hidden, { truncateBefore: 1 });
      await client.appendToStream(gone, someEvents(1));
      await client.deleteStream(gone);
      const targets = [`0@${hidden}`, `0@${gone}`, `7@${hidden}`, `0@${aStream()}`, `1@${hidden}`];
      await client.appendToStream(links, targets.map(link));
      const read = await collect(client.readStream(links, { resolveLinkTos: true }));
      expect(read.map(({ event }) => event?.revision)).toEqual([...Array<undefined>(4).fill(undefined), 1n]);
      expect(read.every((resolved) => resolved.link)).toBe(true);
    });

    test('are events like others when their text names nothing', async () => {
      const { client } = server();
      const links = aStream('links');
      await client.appendToStream(links, link('nonsense'));
      const [read] = await collect(client.readStream(links, { resolveLinkTos: true }));
      expect(read?.event).toMatchObject({ streamId: links, type: '$>' });
      expect(read?.link).toBeUndefined();
    });

    test('are followed in $all too', async () => {
      const { client } = server();
      const [target, links] = [aStream(), aStream('links')];
      await client.appendToStream(target, someEvents(1));
      const { position } = await client.appendToStream(links, link(`0@${target}`));
      const [read] = await collect(
        client.readAll({ resolveLinkTos: true, fromPosition: position, maxCount: 1 }),
      );
      expect(read).toMatchObject({ event: { streamId: target }, link: { streamId: links } });
    });
  });
});
