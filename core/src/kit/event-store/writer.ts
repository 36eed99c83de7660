/** The one way in which a process appends to a store, so that the client's shared state is never shared. */
import { setImmediate as turn } from 'node:timers/promises';
import {
  type AppendResult,
  EventStoreDBClient,
  jsonEvent,
  type JSONType,
  NO_STREAM,
} from '@eventstore/db-client';
import { checkAppend } from './check-append.ts';
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

export type Writer = {
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  close(): Promise<void>;
};

type Shared = {
  client: EventStoreDBClient;
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

/**
 * Whether no append can be sent any more. The client asks a server first what it can do, and keeps the question's failure for
 * good where it does not take it for the loss of a connection.
 */
const isStuck = (client: EventStoreDBClient): Promise<boolean> => {
  const { capabilities } = client as unknown as { readonly capabilities: Promise<unknown> };
  const hasFailed = capabilities.then(
    () => false,
    () => true,
  );
  return Promise.race([hasFailed, turn(false)]);
};

export const writerTo = (connectionString: string): Writer => {
  readBase64Natively();
  let own: Shared | undefined;
  const connect = (): EventStoreDBClient => EventStoreDBClient.connectionString(connectionString);

  const open = (): Shared => {
    const found = shared.get(connectionString) ?? {
      client: connect(),
      inLine: limited(atOnce),
      users: 0,
    };
    found.users += 1;
    shared.set(connectionString, found);
    return found;
  };

  return {
    async append(stream, events, expected) {
      checkAppend(stream, events);
      const used = (own ??= open());
      const expectedRevision = expected === 'noStream' ? NO_STREAM : BigInt(expected);
      for (let isRepeat = false; ; isRepeat = true) {
        let { client } = used;
        let isSilent = false;
        const append = () => {
          ({ client } = used);
          const written = client.appendToStream(stream, events.map(proposed), { expectedRevision });
          return inTime(written, () => void (isSilent = true));
        };
        try {
          return await used.inLine(append);
        } catch (error) {
          // A call for appends that the server has ended without an error is kept by the client, too, and answers none of them.
          if ((isSilent || (await isStuck(client))) && used.client === client) {
            used.client = connect();
            void client.dispose();
          }
          const known = translated(error, stream);
          // A store that is silent has been waited for long enough. One that says "not now", or a connection that breaks, is asked once
          // more: whether the append was written or not, the same ids at the same revision are written once and get the first answer.
          const isNotNow = known instanceof StoreUnavailable && known !== error;
          if (isRepeat || !isNotNow) throw known;
        }
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
