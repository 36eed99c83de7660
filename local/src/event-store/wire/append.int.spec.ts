/** Appends through the real client, one by one over a call of their own and many over a shared one. */
import { randomUUID } from 'node:crypto';
import {
  binaryEvent,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type AppendToStreamOptions,
} from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import { aStream, collect, indexesOf, someEvents } from '../testing/client.ts';
import { overEachLog } from '../testing/server.ts';

/** Credentials make the client open a call for the append alone; a server without accounts takes any. */
const ways: [string, AppendToStreamOptions][] = [
  ['batched', {}],
  ['in a call of its own', { credentials: { username: 'anybody', password: 'anything' } }],
];

overEachLog('appending', (server) => {
  describe.each(ways)('%s', (_, way) => {
    test('keeps data, metadata, type and time of each event', async () => {
      const { client } = server();
      const stream = aStream();
      const before = Date.now();
      const text = { text: 'CC ‐ 1830 ñ 🦙' };
      const json = jsonEvent({ type: 'Said', data: text, metadata: { by: 'me' } });
      const bytes = Uint8Array.from([0, 1, 254, 255]);
      const binary = binaryEvent({ type: 'Sent', data: bytes, metadata: bytes });
      await client.appendToStream(stream, [json, binary], way);
      const [first, second] = (await collect(client.readStream(stream))).map(({ event }) => event);
      expect(first).toMatchObject({ id: json.id, type: 'Said', isJson: true, data: text, revision: 0n });
      expect(first?.metadata).toEqual({ by: 'me' });
      expect(second).toMatchObject({ id: binary.id, type: 'Sent', isJson: false, revision: 1n });
      expect([second?.data, second?.metadata].map((told) => [...(told as Uint8Array)])).toEqual([
        [...bytes],
        [...bytes],
      ]);
      expect(first?.created.getTime()).toBeGreaterThanOrEqual(before);
      expect(first?.created.getTime()).toBeLessThanOrEqual(Date.now());
    });

    test('answers the revision and the position of the last event, as a read finds them', async () => {
      const { client } = server();
      const stream = aStream();
      const result = await client.appendToStream(stream, someEvents(3), way);
      const read = await collect(client.readStream(stream));
      expect(result).toMatchObject({ success: true, nextExpectedRevision: 2n });
      expect(result.position).toEqual(read[2]?.event?.position);
      expect(read[2]?.commitPosition).toBe(result.position?.commit);
    });

    test('meets the expected revision or tells the real one', async () => {
      const { client } = server();
      const stream = aStream();
      const append = (expectedRevision: AppendToStreamOptions['expectedRevision']) =>
        client.appendToStream(stream, someEvents(2), { ...way, expectedRevision });
      const told = (expectedVersion: unknown, actualVersion: unknown): unknown =>
        expect.objectContaining({ streamName: stream, expectedVersion, actualVersion });
      await expect(append('stream_exists')).rejects.toEqual(told('stream_exists', 'no_stream'));
      await expect(append(5n)).rejects.toEqual(told(5n, 'no_stream'));
      expect((await append('no_stream')).nextExpectedRevision).toBe(1n);
      await expect(append('no_stream')).rejects.toEqual(told('no_stream', 1n));
      await expect(append(0n)).rejects.toBeInstanceOf(WrongExpectedVersionError);
      await expect(append(7n)).rejects.toEqual(told(7n, 1n));
      expect((await append(1n)).nextExpectedRevision).toBe(3n);
      expect((await append('stream_exists')).nextExpectedRevision).toBe(5n);
      expect((await append('any')).nextExpectedRevision).toBe(7n);
    });

    test('writes a repeated append once and gives the first answer', async () => {
      const { client } = server();
      const stream = aStream();
      const events = someEvents(3);
      for (const expectedRevision of ['any', 'no_stream', 'stream_exists'] as const) {
        const options = { ...way, expectedRevision };
        if (expectedRevision === 'any') await client.appendToStream(stream, events, way);
        await client.appendToStream(stream, someEvents(1), way);
        const repeated = await client.appendToStream(stream, events, options);
        expect(repeated.nextExpectedRevision).toBe(2n);
        const [last] = await collect(client.readStream(stream, { fromRevision: 2n, maxCount: 1 }));
        expect(repeated.position).toEqual(last?.event?.position);
      }
      expect(await collect(client.readStream(stream))).toHaveLength(6);
    });

    test('refuses an append that was written in part', async () => {
      const { client } = server();
      const stream = aStream();
      const [first, second, third] = someEvents(3);
      if (!first || !second || !third) throw new Error('There are three events.');
      await client.appendToStream(stream, [first, second], way);
      for (const expectedRevision of ['any', 'no_stream'] as const) {
        const options = { ...way, expectedRevision };
        await expect(client.appendToStream(stream, [first, second, third], options)).rejects.toMatchObject({
          type: 'wrong-expected-version',
          actualVersion: 1n,
        });
      }
    });

    test('takes the same event into another stream', async () => {
      const { client } = server();
      const event = someEvents(1);
      for (const stream of [aStream(), aStream()]) {
        expect((await client.appendToStream(stream, event, way)).nextExpectedRevision).toBe(0n);
      }
    });

    test('accepts no events at all, and answers as for a first one', async () => {
      const { client } = server();
      const stream = aStream();
      const nothing = await client.appendToStream(stream, [], way);
      expect(nothing).toMatchObject({ success: true, nextExpectedRevision: 0n });
      await expect(collect(client.readStream(stream))).rejects.toBeInstanceOf(StreamNotFoundError);
      await client.appendToStream(stream, someEvents(2), way);
      const after = await client.appendToStream(stream, [], way);
      expect(after.nextExpectedRevision).toBe(1n);
      const events = await collect(client.readStream(stream));
      expect(events).toHaveLength(2);
      // The place of an append of nothing is no event's.
      const places = events.map(({ event }) => event?.position?.commit);
      expect(after.position).toBeDefined();
      expect(places).not.toContain(after.position?.commit);
    });

    test('is refused by a tombstone, by name', async () => {
      const { client } = server();
      const name = aStream();
      await client.tombstoneStream(name);
      const refused = client.appendToStream(name, someEvents(1), way);
      await expect(refused).rejects.toBeInstanceOf(StreamDeletedError);
      await expect(refused).rejects.toMatchObject({ streamName: name });
    });

    test.each([
      ['one blank', () => ' '],
      ['a line break in it', () => `${aStream()}\n${aStream()}`],
      ['letters beyond ASCII', () => aStream('ñandú 🦙')],
    ])('takes a name of %s', async (_1, name) => {
      const { client } = server();
      const stream = name();
      const event = jsonEvent({ type: 'Happened', data: {} });
      await client.appendToStream(stream, event, way);
      const last = { direction: 'backwards', fromRevision: 'end', maxCount: 1 } as const;
      const [read] = await collect(client.readStream(stream, last));
      expect(read?.event).toMatchObject({ id: event.id, streamId: stream });
      const wrong = client.appendToStream(stream, someEvents(1), { ...way, expectedRevision: 9_999n });
      await expect(wrong).rejects.toMatchObject({ type: 'wrong-expected-version', streamName: stream });
    });

    test('is refused above the largest size, which is told', async () => {
      const { client } = server();
      const tooMuch = Array.from({ length: 1_100 }, () =>
        jsonEvent({ type: 'Big', data: 'x'.repeat(1_000) }),
      );
      const refused = client.appendToStream(aStream(), tooMuch, way);
      await expect(refused).rejects.toBeInstanceOf(MaxAppendSizeExceededError);
      await expect(refused).rejects.toMatchObject({ maxAppendSize: 1_048_576 });
    });
  });

  test('a deadline that is over is told at once', async () => {
    const late = server().client.appendToStream(aStream(), someEvents(1), { deadline: -1_000 });
    await expect(late).rejects.toMatchObject({ type: 'deadline-exceeded' });
  });

  test('chunks of one append arrive as one', async () => {
    const { client } = server();
    const stream = aStream();
    await client.appendToStream(stream, someEvents(1_000), { batchAppendSize: 1_024 });
    expect(indexesOf(await collect(client.readStream(stream)))).toEqual(
      Array.from({ length: 1_000 }, (_, i) => i),
    );
  });

  test('ten thousand appends at once keep their order in the stream', async () => {
    const { client } = server();
    const stream = aStream();
    const value = 'A'.repeat(904);
    const appends = Array.from({ length: 10_000 }, (_, index) =>
      client.appendToStream(stream, jsonEvent({ type: 'Flood', data: { index, value } }), {
        deadline: 60_000,
      }),
    );
    const revisions = (await Promise.all(appends)).map(({ nextExpectedRevision }) =>
      Number(nextExpectedRevision),
    );
    expect(revisions).toEqual(Array.from({ length: 10_000 }, (_, index) => index));
  }, 120_000);

  test('of a thousand that expect the same revision at once, one wins', async () => {
    const { client } = server();
    const stream = aStream();
    const appends = Array.from({ length: 1_000 }, () =>
      client.appendToStream(stream, someEvents(1), { expectedRevision: NO_STREAM }),
    );
    const results = await Promise.allSettled(appends);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await collect(client.readStream(stream))).toHaveLength(1);
  });

  test('of many repeats at once one is written; whoever is answered, then or later, gets its answer', async () => {
    const { client } = server();
    const stream = aStream();
    const event = jsonEvent({ type: 'Asked', id: randomUUID(), data: {} });
    const append = (expectedRevision: 'no_stream' | 'any') =>
      client.appendToStream(stream, event, { expectedRevision });
    const results = await Promise.allSettled(Array.from({ length: 300 }, () => append('any')));
    // EventStoreDB does not answer them all in time.
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as { type: string }] : [],
    );
    for (const { type } of refused) expect(['deadline-exceeded', 'timeout']).toContain(type);
    const late = [await append('any'), await append('no_stream')];
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const [written, ...others] = await collect(client.readStream(stream));
    expect(others).toEqual([]);
    for (const { nextExpectedRevision, position } of [...answers, ...late])
      expect([nextExpectedRevision, position]).toEqual([0n, written?.event?.position]);
  });

  test('a wrong version can be an answer instead of an error', async () => {
    const client = server().connect('throwOnAppendFailure=false');
    const stream = aStream();
    await client.appendToStream(stream, someEvents(4));
    const options = { expectedRevision: 1n, credentials: { username: 'a', password: 'b' } };
    expect(await client.appendToStream(stream, someEvents(1), options)).toMatchObject({
      success: false,
      nextExpectedRevision: 3n,
    });
  });
});
