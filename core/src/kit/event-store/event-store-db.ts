/** The event store over EventStoreDB's own client, with what that client needs to be lived with. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  FORWARDS,
  START,
  StreamNotFoundError,
  type StreamingRead,
} from '@eventstore/db-client';
import { translated } from './errors.ts';
import { type EventStore, type Position, type StoredEvent, WrongExpectedRevision } from './event-store.ts';
import { follow } from './follow.ts';
import { inTime } from './in-time.ts';
import { stored } from './stored.ts';
import { writerTo } from './writer.ts';

/** After how long cancelled calls count as closed; milliseconds. */
const cancelled = 250;

/** Reads to the end, or as far as the reader wants: then the call is cancelled, not left open. */
async function* reading<Item>(read: StreamingRead<Item>, stream: string): AsyncGenerator<Item> {
  let ended = false;
  try {
    for await (const item of read) yield item;
    ended = true;
  } catch (error) {
    ended = true;
    throw translated(error, stream);
  } finally {
    if (!ended) await read.cancel().catch(() => {});
  }
}

/** Lets a call go whose answer comes too late. It may never have been sent: then there is nothing to cancel. */
const giveUp = (read: { cancel(): Promise<void> }) => (): void => {
  read.cancel().catch(() => {});
};

/** Opens a client; it connects at the first call and again after each loss. */
export const eventStoreDb = (connectionString: string): EventStore => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const writer = writerTo(connectionString);

  const readStream = async (
    stream: string,
    fromRevision: number,
    maxCount?: number,
  ): Promise<StoredEvent[]> => {
    const read = client.readStream(stream, {
      direction: FORWARDS,
      fromRevision: BigInt(fromRevision),
      ...(maxCount === undefined ? {} : { maxCount }),
    });
    // By its events and not as an iterator: most streams that commands ask for are not there, and ending an iterator in an
    // error costs as much as the call.
    const collected = new Promise<StoredEvent[]>((resolve, reject) => {
      const events: StoredEvent[] = [];
      read
        .on('data', ({ event }) => void (event && events.push(stored(event))))
        .once('end', () => resolve(events))
        .on('error', reject);
    });
    try {
      return await inTime(collected, giveUp(read));
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw translated(error, stream);
    }
  };

  const positionAt = async (stream: string, revision: number): Promise<Position> => {
    const [written] = await readStream(stream, revision, 1);
    if (!written) throw new WrongExpectedRevision(stream);
    return written.position;
  };

  return {
    subscribe: (after) => follow(client, after),
    readStream: (stream, fromRevision = 0) => readStream(stream, fromRevision),
    async append(stream, events, expected) {
      const written = await writer.append(stream, events, expected);
      const revision = Number(written.nextExpectedRevision);
      // A server that recognises a repeat may leave out where it stands.
      return { revision, position: written.position ?? (await positionAt(stream, revision)) };
    },
    async head() {
      const last = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
      const find = async (): Promise<Position> => {
        let position: Position = { commit: 0n, prepare: 0n };
        for await (const { event } of reading(last, '$all')) if (event) position = event.position;
        return position;
      };
      return inTime(find(), giveUp(last));
    },
    async *readAll(from, maxCount) {
      let left = maxCount;
      let last: Position | undefined;
      // The server counts its own events too, so there may be more after a full page. The next begins with the last one.
      for (let isFull = true; isFull && left > 0;) {
        const asked = last ? maxCount + 1 : maxCount;
        const fromPosition = last ?? (from === 'start' ? START : from);
        let read = last ? -1 : 0;
        for await (const { event } of reading(client.readAll({ fromPosition, maxCount: asked }), '$all')) {
          read += 1;
          if (read === 0 || !event) continue;
          last = event.position;
          if (event.type.startsWith('$') || left === 0) continue;
          left -= 1;
          yield stored(event);
        }
        isFull = read === maxCount;
      }
    },
    // The client cancels its calls at once, but waits for ever for one that had been cancelled before and not read.
    async close() {
      const closed = Promise.all([client.dispose(), writer.close()]);
      await Promise.race([closed, pause(cancelled, undefined, { ref: false })]);
    },
  };
};
