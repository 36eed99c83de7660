/**
 * The embedded server's own stop, as its clients see it. EventStoreDB refuses for up to five seconds and then breaks everything off
 * without a status; `as-event-store-db.ts` stops so.
 */
import { randomUUID } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import { CancelledError, UnavailableError, type EventData } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import { memoryLog } from '../index.ts';
import { aStream, someEvents, watch } from '../testing/client.ts';
import { serve } from '../testing/server.ts';

/** An array of events that goes on while somebody takes from it. */
function endlessEvents(): { events: EventData[]; taken: Promise<void>; end: () => void } {
  let isOver = false;
  let tell = (): void => {};
  const taken = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const events: EventData[] = [];
  events[Symbol.iterator] = function* () {
    while (!isOver) {
      yield* someEvents(1);
      tell();
    }
    return undefined;
  };
  return { events, taken, end: () => (isOver = true) };
}

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('an append that is still being sent is refused as unavailable', async () => {
  const server = await serve(memoryLog(), { maxAppendSize: 100_000_000 });
  const endless = endlessEvents();
  const options = { credentials: { username: 'a', password: 'b' }, deadline: 60_000 };
  const append = server.client
    .appendToStream(aStream(), endless.events, options)
    .catch((error: unknown) => error);
  await endless.taken;
  await soon(50);
  await server.stopServing();
  expect(await append).toBeInstanceOf(UnavailableError);
  endless.end();
});

test('a batch that is still being sent ends as cancelled', async () => {
  const server = await serve(memoryLog(), { maxAppendSize: 100_000_000 });
  const endless = endlessEvents();
  await server.client.appendToStream(aStream(), someEvents(1));
  const append = server.client
    .appendToStream(aStream(), endless.events, { batchAppendSize: 64 * 1024 })
    .catch((error: unknown) => error);
  await endless.taken;
  await soon(50);
  await server.stopServing();
  expect(await append).toBeInstanceOf(CancelledError);
  endless.end();
});

test('subscriptions and reads that wait end as cancelled, within the time that a stop may take', async () => {
  const server = await serve(memoryLog());
  const stream = aStream();
  const large = someEvents(900).map((event) => ({ ...event, data: 'x'.repeat(1_000) }));
  for (let times = 0; times < 5; times += 1) {
    await server.client.appendToStream(
      stream,
      large.map((event) => ({ ...event, id: randomUUID() })),
    );
  }
  const read = server.client.readStream(stream);
  const broken = new Promise((resolve) => read.once('error', resolve));
  // The client reads no further: the server can't send all of it.
  await new Promise((resolve) => read.once('readable', resolve));
  const subscription = watch(server.connect().subscribeToStream(aStream()));
  await subscription.until(({ told }) => told.includes('caughtUp'));
  const stopping = server.stopServing();
  await subscription.until(({ errors }) => errors.length > 0);
  expect(subscription.errors[0]).toBeInstanceOf(CancelledError);
  read.resume();
  expect(await broken).toMatchObject({ type: expect.stringMatching(/cancelled|unavailable/) as string });
  await stopping;
});

test('appends that arrived whole are answered before the end', async () => {
  const log = memoryLog();
  let tell = (): void => {};
  const slow = {
    ...log,
    append: async (...records: Parameters<typeof log.append>) => {
      tell();
      await soon(100);
      await log.append(...records);
    },
  };
  const server = await serve(slow);
  const arrived = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const append = server.client.appendToStream(aStream(), someEvents(1));
  await arrived;
  await server.stopServing();
  expect(await append).toMatchObject({ success: true, nextExpectedRevision: 0n });
});

test('whoever comes after the end finds nobody', async () => {
  const server = await serve(memoryLog());
  await server.client.appendToStream(aStream(), someEvents(1));
  await server.stopServing();
  await expect(server.client.appendToStream(aStream(), someEvents(1))).rejects.toMatchObject({
    code: status.UNAVAILABLE,
  });
});
