/** Reads everything that the event store holds, after loading it with events. */
import type { EventStoreDBClient } from '@eventstore/db-client';
import { benchEvent } from './appends.ts';

type Pace = { events: number; seconds: number };

const eventsPerAppend = 500;
const appendsAtOnce = 4;
const eventsPerStream = 10_000;

/** Appends this many events, many at a time. */
export async function loadEvents(client: EventStoreDBClient, events: number): Promise<Pace> {
  const began = performance.now();
  let left = events;
  const load = async (): Promise<void> => {
    while (left > 0) {
      const count = Math.min(eventsPerAppend, left);
      const stream = `loaded-${Math.floor(left / eventsPerStream)}`;
      left -= count;
      await client.appendToStream(stream, Array.from({ length: count }, benchEvent));
    }
  };
  await Promise.all(Array.from({ length: appendsAtOnce }, load));
  return { events, seconds: secondsSince(began) };
}

/** Reads $all from its beginning, looking now and then (`memory`, megabytes) how much the server holds. */
export async function readEverything(
  client: EventStoreDBClient,
  memory: () => number | undefined,
): Promise<Pace & { memoryBefore: number; peakMemory: number }> {
  const memoryBefore = memory() ?? 0;
  let peakMemory = memoryBefore;
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, memory() ?? 0);
  }, 100);
  const began = performance.now();
  let events = 0;
  for await (const { event } of client.readAll()) if (event) events += 1;
  clearInterval(watch);
  return { events, seconds: secondsSince(began), memoryBefore, peakMemory };
}

const secondsSince = (began: number): number => (performance.now() - began) / 1_000;
