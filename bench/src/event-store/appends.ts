/** Appends of one event each, in the ways that are measured. */
import { randomUUID } from 'node:crypto';
import { jsonEvent, NO_STREAM, type AppendResult, type EventStoreDBClient } from '@eventstore/db-client';

/** Appends for some seconds; the time of each append in milliseconds. */
export type Appends = (client: EventStoreDBClient, seconds: number) => Promise<number[]>;

/** An event of some two hundred bytes, as a lead's usually are. */
export const benchEvent = () =>
  jsonEvent({
    type: 'LeadStatusChanged',
    data: { statusId: 3, substatusId: 12, note: 'x'.repeat(120) },
    metadata: { commandId: randomUUID() },
  });

export const appendOneByOne: Appends = (client, seconds) => appendUntil(client, Date.now() + seconds * 1_000);

export const appendAtOnce =
  (writers: number): Appends =>
  async (client, seconds) => {
    const until = Date.now() + seconds * 1_000;
    const all = await Promise.all(Array.from({ length: writers }, () => appendUntil(client, until)));
    return all.flat();
  };

/** One writer with a stream of its own, each append expecting the one before. */
async function appendUntil(client: EventStoreDBClient, until: number): Promise<number[]> {
  const stream = `bench-${randomUUID()}`;
  const times: number[] = [];
  let revision: bigint | typeof NO_STREAM = NO_STREAM;
  while (Date.now() < until) {
    const began = performance.now();
    const options = { expectedRevision: revision };
    const result: AppendResult = await client.appendToStream(stream, benchEvent(), options);
    times.push(performance.now() - began);
    revision = result.nextExpectedRevision;
  }
  return times;
}
