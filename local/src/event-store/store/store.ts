/** The event store over a log: everything that the wire can ask for. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { noRevision, type ProposedEvent } from '../semantics/event.ts';
import type { Outcome, Write } from '../semantics/write.ts';
import type { Log } from '../log/log.ts';
import type { Message } from './messages.ts';
import { readAll, readStream, type AllRead, type StreamRead } from './read.ts';
import { createRecords } from './records.ts';
import { createStreamStates } from './stream-states.ts';
import {
  subscribeToAll,
  subscribeToStream,
  type AllSubscription,
  type StreamSubscription,
} from './subscribe.ts';
import { createWriter } from './writer.ts';

const rememberedStreams = 50_000;

/** Milliseconds that a store that closes waits for its writes: the log may be away. */
const idleTimeout = 1_000;

export type Store = {
  /** Rejects with WriteTimedOut after `timeout` milliseconds. */
  write: (write: Write, timeout: number) => Promise<Outcome>;
  /** Each reading yields as many messages at once as are there; none where a page holds nothing for its reader. */
  readStream: (read: StreamRead) => AsyncGenerator<readonly Message[]>;
  readAll: (read: AllRead) => AsyncGenerator<readonly Message[]>;
  subscribeToStream: (subscription: StreamSubscription) => AsyncGenerator<readonly Message[]>;
  subscribeToAll: (subscription: AllSubscription) => AsyncGenerator<readonly Message[]>;
  /** Resolves when every write that was asked for is answered. */
  idle: () => Promise<void>;
  /** Answers the writes that were asked for, then lets go of the log. */
  close: () => Promise<void>;
};

/** Opens the log and furnishes it when it is new. Rejects when another server owns it. */
export async function openStore(log: Log): Promise<Store> {
  const states = createStreamStates(log, rememberedStreams);
  const records = createRecords(log);
  const end = await log.open();
  records.restart(end);
  const writer = createWriter(log, states, records);
  const sources = { states, records };
  if (end === 0) await furnish(writer.write);
  return {
    write: writer.write,
    readStream: (read) => readStream(read, sources),
    readAll: (read) => readAll(read, sources),
    subscribeToStream: (subscription) => subscribeToStream(subscription, sources),
    subscribeToAll: (subscription) => subscribeToAll(subscription, sources),
    idle: writer.idle,
    close: async () => {
      await Promise.race([writer.idle(), pause(idleTimeout, undefined, { ref: false })]);
      await log.close();
    },
  };
}

/** A store is never quite empty: it begins with the rules for its own streams, so $all has system events from the first. */
async function furnish(write: Store['write']): Promise<void> {
  for (const [stream, metadata] of systemStreams) {
    const data = Buffer.from(JSON.stringify(metadata));
    const event: ProposedEvent = {
      id: randomUUID(),
      type: '$metadata',
      isJson: true,
      data,
      metadata: new Uint8Array(),
    };
    await write({ kind: 'append', stream, expected: noRevision, events: [event] }, 10_000);
  }
}

const systemStreams = [
  ['$$$scavenges', { $maxAge: 30 * 24 * 60 * 60 }],
  ['$$$stats', { $maxAge: 24 * 60 * 60 }],
] as const;
