/** The one way in which a process appends to a store, so that the client's shared state is never shared. */
import {
  type AppendResult,
  EventStoreDBClient,
  jsonEvent,
  type JSONType,
  NO_STREAM,
} from '@eventstore/db-client';
import { translated } from './errors.ts';
import { type ExpectedRevision, type NewEvent, StoreUnavailable } from './event-store.ts';
import { inTime } from './in-time.ts';
import { limited } from './limited.ts';
import { readBase64Natively } from './native-base64.ts';

/**
 * Appends on their way at one time. From 16 on the client waits for its connection to drain, and when that breaks
 * it rejects promises that nobody can catch: the process would end.
 */
const atOnce = 15;
/** A failure that comes sooner is that of a connection, not of a store that hangs; milliseconds. */
const soon = 1_000;

export type Writer = {
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  close(): Promise<void>;
};

type Shared = {
  readonly client: EventStoreDBClient;
  readonly inLine: ReturnType<typeof limited>;
  users: number;
};

/**
 * The client keeps the appends of all its instances in one place: when one connection breaks, the answers of the
 * others find nobody, and end the process. So all stores of one address append through one instance.
 */
const shared = new Map<string, Shared>();

const proposed = ({ id, type, data, metadata }: NewEvent) =>
  jsonEvent({ id, type, data: data as JSONType, metadata });

export const writerTo = (connectionString: string): Writer => {
  readBase64Natively();
  let own: Shared | undefined;

  const open = (): Shared => {
    const found = shared.get(connectionString) ?? {
      client: EventStoreDBClient.connectionString(connectionString),
      inLine: limited(atOnce),
      users: 0,
    };
    found.users += 1;
    shared.set(connectionString, found);
    return found;
  };

  return {
    async append(stream, events, expected) {
      const { client, inLine } = (own ??= open());
      const expectedRevision = expected === 'noStream' ? NO_STREAM : BigInt(expected);
      const once = async (): Promise<AppendResult> => {
        try {
          const append = () =>
            inTime(client.appendToStream(stream, events.map(proposed), { expectedRevision }));
          return await inLine(append);
        } catch (error) {
          throw translated(error, stream);
        }
      };
      const began = Date.now();
      try {
        return await once();
      } catch (error) {
        // A lost connection is opened again. Once more is safe: the same ids at the same revision are written once.
        if (error instanceof StoreUnavailable && Date.now() - began < soon) return once();
        throw error;
      }
    },
    async close() {
      if (!own) return;
      own.users -= 1;
      if (own.users > 0) return;
      shared.delete(connectionString);
      await own.client.dispose();
    },
  };
};
