/** Deleting streams through the real client. */
import {
  StreamDeletedError,
  StreamNotFoundError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import { aStream, collect, revisionsOf, someEvents, watch } from '../testing/client.ts';
import { overEachLog } from '../testing/server.ts';

overEachLog('deleting', (server) => {
  const all = (stream: string) => collect(server().client.readStream(stream));
  const positionsOfAll = async () =>
    (await collect(server().client.readAll())).map(({ event }) => event?.position?.commit);

  describe('softly', () => {
    test('makes a stream not found, but leaves its events in $all', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(4));
      const { position } = await client.deleteStream(stream);
      await expect(all(stream)).rejects.toBeInstanceOf(StreamNotFoundError);
      await expect(
        collect(client.readStream(stream, { direction: 'backwards', fromRevision: 'end' })),
      ).rejects.toThrow(StreamNotFoundError);
      const names = (await collect(client.readAll())).map(({ event }) => event?.streamId);
      expect(names.filter((name) => name === stream)).toHaveLength(4);
      expect((await positionsOfAll()).at(-1)).toBe(position?.commit);
    });

    test.each(['any', 'no_stream', 3n] as const)(
      'lets %s write it again, after its past',
      async (expectedRevision) => {
        const { client } = server();
        const stream = aStream();
        await client.appendToStream(stream, someEvents(4));
        await client.deleteStream(stream);
        const written = await client.appendToStream(stream, someEvents(2), { expectedRevision });
        expect(written.nextExpectedRevision).toBe(5n);
        expect(revisionsOf(await all(stream))).toEqual([4, 5]);
        expect((await client.getStreamMetadata(stream)).metadata).toEqual({ truncateBefore: 4 });
      },
    );

    test('does not let a stream exist for who needs it to', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(1));
      await client.deleteStream(stream);
      const append = client.appendToStream(stream, someEvents(1), { expectedRevision: 'stream_exists' });
      await expect(append).rejects.toBeInstanceOf(StreamDeletedError);
    });

    test('is undone by writing metadata', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(2));
      await client.deleteStream(stream);
      await client.setStreamMetadata(stream, { maxCount: 5 });
      expect(await all(stream)).toEqual([]);
      await client.appendToStream(stream, someEvents(1));
      expect(revisionsOf(await all(stream))).toEqual([2]);
      expect((await client.getStreamMetadata(stream)).metadata).toEqual({ maxCount: 5, truncateBefore: 2 });
    });

    test('needs the last revision, when one is given', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(4));
      const wrong = client.deleteStream(stream, { expectedRevision: 2n });
      await expect(wrong).rejects.toMatchObject({
        streamName: stream,
        expectedVersion: 2n,
        actualVersion: 3n,
      });
      await expect(client.deleteStream(stream, { expectedRevision: 'no_stream' })).rejects.toThrow(
        WrongExpectedVersionError,
      );
      await client.deleteStream(stream, { expectedRevision: 3n });
    });

    test('needs a stream, or at least metadata', async () => {
      const { client } = server();
      for (const [expectedRevision, expectedVersion] of [
        ['any', -2n],
        ['no_stream', -1n],
      ] as const) {
        const refused = client.deleteStream(aStream(), { expectedRevision });
        // Numbers, where an append is told words.
        await expect(refused).rejects.toMatchObject({
          type: 'wrong-expected-version',
          expectedVersion,
          actualVersion: -1n,
        });
      }
      const stream = aStream();
      await client.setStreamMetadata(stream, { cacheControl: 10 });
      expect(await client.deleteStream(stream, { expectedRevision: 'no_stream' })).toBeDefined();
    });

    test('takes a stream that is deleted already for none', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(2));
      await client.deleteStream(stream);
      await client.deleteStream(stream, { expectedRevision: 'no_stream' });
      await client.tombstoneStream(stream, { expectedRevision: 'no_stream' });
      await expect(all(stream)).rejects.toBeInstanceOf(StreamDeletedError);
    });

    test('is taken for metadata too, which stays readable', async () => {
      const { client } = server();
      const stream = aStream();
      await client.setStreamMetadata(stream, { maxCount: 3 });
      for (const revision of [0n, 1n]) {
        const { position } = await client.deleteStream(`$$${stream}`);
        const [told] = await collect(client.readStream(`$$$$${stream}`));
        expect(told?.event).toMatchObject({ type: '$metadata', revision, position });
        expect((await client.getStreamMetadata(stream)).metadata).toEqual({ maxCount: 3 });
      }
      await client.appendToStream(stream, someEvents(4));
      expect(revisionsOf(await all(stream))).toEqual([1, 2, 3]);
    });

    test('can happen again after the stream was written again', async () => {
      const { client } = server();
      const stream = aStream();
      for (const last of [0n, 1n, 2n]) {
        expect((await client.appendToStream(stream, someEvents(1))).nextExpectedRevision).toBe(last);
        await client.deleteStream(stream);
        await expect(all(stream)).rejects.toBeInstanceOf(StreamNotFoundError);
      }
    });
  });

  describe('for ever', () => {
    test('refuses every later use of the stream, by name', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(2));
      const { position } = await client.tombstoneStream(stream);
      const uses = [
        () => all(stream),
        () => client.appendToStream(stream, someEvents(1)),
        () => client.deleteStream(stream),
        () => client.tombstoneStream(stream),
        () => client.setStreamMetadata(stream, {}),
      ];
      for (const use of uses) await expect(use()).rejects.toBeInstanceOf(StreamDeletedError);
      await expect(all(stream)).rejects.toMatchObject({ streamName: stream });
      const [last] = await collect(
        client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 1 }),
      );
      expect(last?.event).toMatchObject({ streamId: stream, type: '$streamDeleted', position });
      expect(last?.event?.revision).toBe(9_223_372_036_854_775_807n);
    });

    test('can be done where no stream ever was', async () => {
      const { client } = server();
      for (const expectedRevision of ['any', 'no_stream'] as const) {
        const stream = aStream();
        await client.tombstoneStream(stream, { expectedRevision });
        await expect(all(stream)).rejects.toBeInstanceOf(StreamDeletedError);
      }
    });

    test('needs the last revision, when one is given', async () => {
      const { client } = server();
      const stream = aStream();
      await client.appendToStream(stream, someEvents(4));
      const wrong = client.tombstoneStream(stream, { expectedRevision: 2n });
      await expect(wrong).rejects.toMatchObject({ streamName: stream, expectedVersion: 2n });
      await expect(client.tombstoneStream(stream, { expectedRevision: 'no_stream' })).rejects.toThrow(
        WrongExpectedVersionError,
      );
      await client.tombstoneStream(stream, { expectedRevision: 3n });
    });
  });

  describe('a stream whose name is not ASCII', () => {
    const cannotBeTold = (answer: Promise<unknown>) =>
      expect(answer).rejects.toSatisfy(
        (error) =>
          error instanceof UnknownError && error.message === '2 UNKNOWN: Received HTTP status code 500',
      );
    const alone = { credentials: { username: 'anybody', password: 'anything' } };

    test('can be, and is not found afterwards', async () => {
      const { client } = server();
      const stream = aStream('ñandú');
      await client.appendToStream(stream, someEvents(2));
      await cannotBeTold(client.deleteStream(stream, { expectedRevision: 5n }));
      await client.deleteStream(stream);
      await expect(all(stream)).rejects.toBeInstanceOf(StreamNotFoundError);
    });

    test('for ever fails every use that tells so by name, but for an append among others', async () => {
      const { client } = server();
      const stream = aStream('ñandú');
      await client.tombstoneStream(stream);
      await cannotBeTold(all(stream));
      await cannotBeTold(client.appendToStream(stream, someEvents(1), alone));
      await cannotBeTold(client.deleteStream(stream));
      const subscription = watch(client.subscribeToStream(stream));
      await subscription.until(({ errors }) => errors.length > 0);
      await cannotBeTold(Promise.reject(subscription.errors[0] ?? new Error('no error')));
      const batched = client.appendToStream(stream, someEvents(1));
      await expect(batched).rejects.toBeInstanceOf(StreamDeletedError);
      await expect(batched).rejects.toMatchObject({ streamName: stream });
    });
  });
});
