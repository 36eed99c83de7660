/**
 * A server that runs already, as tests hold one that they start: behind a relay on this machine. A command can only kill and start it in
 * one; the relay keeps clients away for as long as it counts as dead.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent, WrongExpectedVersionError } from '@eventstore/db-client';
import type { OutsideEventStore } from '../event-store/outside.ts';
import type { TestEventStore } from './event-store.ts';

/** Milliseconds. */
const longestStart = 120_000;

/** Resolves when the server decides appends: one is sent that no stream can meet. */
const untilItDecides = async (connectionString: string): Promise<void> => {
  for (const end = Date.now() + longestStart; ; await pause(200)) {
    const client = EventStoreDBClient.connectionString(connectionString);
    const nothing = jsonEvent({ type: 'Nothing', data: {} });
    const refused: unknown = await client
      .appendToStream(`nothing-${randomUUID()}`, nothing, { expectedRevision: 0n, deadline: 2_000 })
      .catch((error: unknown) => error);
    await client.dispose();
    if (refused instanceof WrongExpectedVersionError) return;
    if (Date.now() > end) throw new Error('The event store is not ready.', { cause: refused });
  }
};

/** @throws where the connection string names more than one node, or asks for TLS */
export const behindRelay = async ({
  connectionString,
  restart,
}: OutsideEventStore): Promise<TestEventStore> => {
  const [, host, at = '2113'] =
    /^esdb:\/\/([^:,?/@]+)(?::(\d+))?\/?\?tls=false$/.exec(connectionString) ?? [];
  if (!host) throw new Error(`Tests need one node, as esdb://host:2113?tls=false, not ${connectionString}`);
  let isAway = false;
  const sockets = new Set<Socket>();
  const relay = createServer((socket) => {
    if (isAway) return void socket.resetAndDestroy();
    const onward = connect(Number(at), host);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  await untilItDecides(connectionString);
  const kill = async (): Promise<void> => {
    isAway = true;
    await restart();
  };
  return {
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    kill,
    async restart() {
      if (!isAway) await kill();
      await untilItDecides(connectionString);
      isAway = false;
    },
    async stop() {
      relay.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
};
