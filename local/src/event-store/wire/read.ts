/** Sends what was read, no faster than the client takes it. */
import { once } from 'node:events';
import { status, type ServerWritableStream } from '@grpc/grpc-js';
import { InvalidPosition } from '../store/messages.ts';
import type { Store } from '../store/store.ts';
import { Refusal, toRefusal } from './errors.ts';
import type { streamsPb } from './protocol.ts';
import { messagesFor } from './read-request.ts';
import { readResponse, structuredUuid, uuidOf } from './responses.ts';

export type ReadCall = ServerWritableStream<streamsPb.ReadReq, streamsPb.ReadResp>;

/** Serves a read or a subscription until it is done, refused or cancelled; `ended` when the server stops. */
export async function read(store: Store, call: ReadCall, ended: AbortSignal): Promise<void> {
  const options = call.request.getOptions();
  const uuid = options?.getUuidOption()?.hasStructured() ? structuredUuid : uuidOf;
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  call.once('cancelled', leave);
  call.once('close', leave);
  ended.addEventListener('abort', leave);
  try {
    for await (const message of messagesFor(store, options, gone.signal)) {
      if (gone.signal.aborted) return;
      if (!call.write(readResponse(message, uuid))) await drained(call, gone.signal);
    }
    if (!gone.signal.aborted) call.end();
  } catch (error) {
    if (!gone.signal.aborted) call.emit('error', refusalOf(error, options));
  } finally {
    ended.removeEventListener('abort', leave);
  }
}

async function drained(call: ReadCall, signal: AbortSignal): Promise<void> {
  await once(call, 'drain', { signal }).catch(() => {});
}

function refusalOf(error: unknown, options: streamsPb.ReadReq.Options | undefined): Refusal {
  // Of a position that is none, only a subscription says so plainly.
  return error instanceof InvalidPosition && options?.hasSubscription()
    ? new Refusal(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.')
    : toRefusal(error);
}
