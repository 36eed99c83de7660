/**
 * Limits and promises of the embedded server alone. Its index takes names of 2,000 bytes, and EventStoreDB's takes longer ones; it answers
 * repeats however many come at once; it does not let metadata be ended for ever; it gives up reads whose client takes nothing.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { binaryEvent, jsonEvent } from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../index.ts';
import { aStream, collect, revisionsOf, someEvents } from '../testing/client.ts';
import { overOurLogs, ownServers, serve } from '../testing/server.ts';

overOurLogs('the embedded server', (server) => {
  test.each([
    ['batched', {}],
    ['in a call of its own', { credentials: { username: 'anybody', password: 'anything' } }],
  ])('refuses an append to a stream of too long a name, %s and alone', async (_, way) => {
    const { client } = server();
    const bad = client.appendToStream('x'.repeat(3_000), someEvents(1), way);
    const good = client.appendToStream(aStream(), someEvents(1), way);
    await expect(bad).rejects.toMatchObject({ type: 'unknown' });
    await expect(good).resolves.toMatchObject({ success: true });
  });

  test('of a thousand repeats at once, one is written and all get its answer', async () => {
    const { client } = server();
    const stream = aStream();
    const event = jsonEvent({ type: 'Asked', id: randomUUID(), data: {} });
    for (const expectedRevision of ['no_stream', 'any'] as const) {
      const appends = Array.from({ length: 500 }, () =>
        client.appendToStream(stream, event, { expectedRevision }),
      );
      const revisions = (await Promise.all(appends)).map(({ nextExpectedRevision }) => nextExpectedRevision);
      expect(new Set(revisions)).toEqual(new Set([0n]));
    }
    expect(revisionsOf(await collect(client.readStream(stream)))).toEqual([0]);
  });

  test('does not end metadata for ever: without it the stream could not be deleted any more', async () => {
    const { client } = server();
    const stream = aStream();
    await client.setStreamMetadata(stream, { maxCount: 3 });
    await expect(client.tombstoneStream(`$$${stream}`)).rejects.toThrow(/INVALID_ARGUMENT/);
    expect((await client.getStreamMetadata(stream)).metadata).toEqual({ maxCount: 3 });
  });
});

describe('the largest append', () => {
  const start = ownServers();
  test('is none that a client could not read again, whatever it is made of', async () => {
    const { client } = await start();
    const stream = aStream();
    const metadata = new Uint8Array(17 * 1024 * 1024 - 200);
    const heavy = binaryEvent({ type: 'Heavy', data: new Uint8Array(1), metadata });
    const options = { credentials: { username: 'a', password: 'b' } };
    await expect(client.appendToStream(stream, heavy, options)).rejects.toThrow(/RESOURCE_EXHAUSTED/);
    const large = binaryEvent({ ...heavy, metadata: metadata.subarray(0, 16 * 1024 * 1024 - 200) });
    await client.appendToStream(stream, large, options);
    expect(await collect(client.readStream(stream))).toHaveLength(1);
  });
  test('is what the server was told', async () => {
    const { client } = await start({ maxAppendSize: 10_000_000 });
    const big = jsonEvent({ type: 'Big', data: 'x'.repeat(9_900_000) });
    const stream = aStream();
    await client.appendToStream(stream, big);
    const [read] = await collect(client.readStream(stream));
    expect(read?.event?.data).toBe(big.data);
    const tooBig = client.appendToStream(stream, jsonEvent({ type: 'Big', data: 'x'.repeat(10_000_001) }));
    await expect(tooBig).rejects.toMatchObject({ maxAppendSize: 10_000_000 });
  });
});

test('a read that its client has left lying is ended, and a client that comes back is told', async () => {
  // Long enough for a client that takes everything, on a busy machine too.
  const quick = await serve(memoryLog(), { readTimeout: 2_000 });
  const stream = aStream();
  const large = () => jsonEvent({ type: 'Large', data: { text: 'x'.repeat(200_000) } });
  // More than every buffer on the way holds.
  for (let part = 0; part < 40; part += 1)
    await quick.client.appendToStream(stream, [large(), large(), large(), large()]);
  const left = quick.client.readStream(stream);
  const failure = new Promise<Error>((resolve) => left.once('error', resolve));
  left.once('data', () => left.pause());
  await pause(4_000);
  left.resume();
  expect((await failure).message).toContain('does not take what it has asked for');
  expect(await collect(quick.client.readStream(stream))).toHaveLength(160);
  await quick.stop();
});

test('reads that a client has left lying give way to one that it takes, and to those of other connections at once', async () => {
  // A connection has memory for four reads.
  const small = await serve(memoryLog(), { readMemory: 20 * 2 ** 20, readGrace: 100 });
  const stream = aStream();
  const large = () => jsonEvent({ type: 'Large', data: { text: 'x'.repeat(200_000) } });
  // More than every buffer on the way holds.
  for (let part = 0; part < 20; part += 1)
    await small.client.appendToStream(stream, [large(), large(), large(), large()]);
  for (let count = 0; count < 30; count += 1) {
    const left = small.client.readStream(stream);
    left.on('error', () => undefined);
    left.once('data', () => left.pause());
  }
  expect(await collect(small.connect().readStream(stream))).toHaveLength(80);
  expect(await collect(small.client.readStream(stream))).toHaveLength(80);
  await small.stop();
}, 120_000);
