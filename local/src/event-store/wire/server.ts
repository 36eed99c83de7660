/** The gRPC server: the services of the protocol over a store. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  Server,
  ServerCredentials,
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type sendUnaryData,
  type ServerUnaryCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { pageBytes } from '../store/paging.ts';
import type { Store } from '../store/store.ts';
import { append } from './append.ts';
import { batchAppend } from './batch-append.ts';
import { createCalls, type Calls } from './calls.ts';
import { deleteStream, tombstoneStream } from './deletion.ts';
import { clusterInfo } from './gossip.ts';
import { GossipService, ServerFeaturesService, StreamsService, type streamsPb } from './protocol.ts';
import { mostTogether, read } from './read.ts';
import { readSlots } from './read-slots.ts';
import { supportedMethods } from './server-features.ts';
import { writingTogether } from './writing-together.ts';

export type ServerOptions = {
  host: string;
  /** 0 for any free one. */
  port: number;
  /** Bytes of event data in one append. */
  maxAppendSize: number;
  /** Milliseconds that a read waits for a client that takes nothing of it. */
  readTimeout?: number;
  /** Bytes that the reads of one connection hold, but for events that are larger than a page. */
  readMemory?: number;
  /** Milliseconds that a read waits for a client that takes nothing of it while other reads of its connection queue. */
  readGrace?: number;
};

export type RunningServer = {
  port: number;
  /** Ends all calls, each with the status that clients know a stopping server by, then the connections. */
  stop: () => Promise<void>;
};

export const defaultMaxAppendSize = 1024 * 1024;
const defaultReadTimeout = 60_000;
const defaultReadMemory = 256 * 1024 * 1024;
const defaultReadGrace = 5_000;
/** The memory of one read: the page that it sends, the next one, the serialized part of the first, and what is on its way. */
const bytesOfRead = 2 * pageBytes + 2 * mostTogether;

const channelOptions = {
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 10_000,
  // Clients take answers of 17 MiB: whatever is taken in here, an answer can carry it back.
  'grpc.max_receive_message_length': 16 * 1024 * 1024,
  'grpc.max_send_message_length': -1,
  // Of one connection: what comes beyond waits at the client, and those that it has left hold no more than these.
  'grpc.max_concurrent_streams': 1_000,
};

/** Milliseconds that a stopping server waits for writes to be answered, and for clients to hang up. */
const patienceWithWrites = 500;
const patienceWithClients = 1_000;

/** Starts to serve the store. Rejects when the port is taken. */
export async function startServer(store: Store, options: ServerOptions): Promise<RunningServer> {
  const server = new Server({ ...channelOptions, interceptors: [writingTogether] });
  const calls = createCalls();
  const ending = new AbortController();
  // One listener for each append that is under way.
  setMaxListeners(0, ending.signal);
  server.addService(StreamsService, streamsOver(store, options, calls, ending.signal));
  server.addService(GossipService, {
    read: (call: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>) =>
      answer(null, clusterInfo(call.getHost())),
  });
  server.addService(ServerFeaturesService, {
    getSupportedMethods: (_call: unknown, answer: sendUnaryData<unknown>) => answer(null, supportedMethods()),
  });
  const address = `${options.host}:${options.port}`;
  const port = await promisify(server.bindAsync.bind(server))(address, ServerCredentials.createInsecure());

  return {
    port,
    stop: async () => {
      ending.abort();
      await Promise.race([store.idle(), pause(patienceWithWrites, undefined, { ref: false })]);
      calls.interrupt();
      const shutDown = promisify(server.tryShutdown.bind(server))();
      await Promise.race([shutDown, pause(patienceWithClients, undefined, { ref: false })]);
      server.forceShutdown();
    },
  };
}

function streamsOver(
  store: Store,
  options: ServerOptions,
  calls: Calls,
  ended: AbortSignal,
): UntypedServiceImplementation {
  const { maxAppendSize, readTimeout = defaultReadTimeout } = options;
  const { readMemory = defaultReadMemory, readGrace = defaultReadGrace } = options;
  const slots = readSlots({ atOnce: Math.max(1, Math.floor(readMemory / bytesOfRead)), grace: readGrace });
  const appends: handleClientStreamingCall<streamsPb.AppendReq, streamsPb.AppendResp> = (call, answer) =>
    append(store, maxAppendSize, call, answer, ended);
  const batches: handleBidiStreamingCall<streamsPb.BatchAppendReq, streamsPb.BatchAppendResp> = (call) => {
    calls.enter(call);
    batchAppend(store, maxAppendSize, call);
  };
  const reads: handleServerStreamingCall<streamsPb.ReadReq, readonly Uint8Array[]> = (call) => {
    calls.enter(call);
    void read(store, call, { ended, timeout: readTimeout, slots });
  };
  const deletions: handleUnaryCall<streamsPb.DeleteReq, streamsPb.DeleteResp> = (call, answer) =>
    deleteStream(store, call, answer);
  const tombstones: handleUnaryCall<streamsPb.TombstoneReq, streamsPb.TombstoneResp> = (call, answer) =>
    tombstoneStream(store, call, answer);
  return { read: reads, append: appends, batchAppend: batches, delete: deletions, tombstone: tombstones };
}
