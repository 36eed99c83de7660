/** Sends what was read, no faster than the client takes it. */
import { status, type ServerWritableStream } from '@grpc/grpc-js';
import { InvalidPosition } from '../store/messages.ts';
import type { Store } from '../store/store.ts';
import { readTimedOut, Refusal, toRefusal } from './errors.ts';
import { structuredId, textId } from './event-bytes.ts';
import type { streamsPb } from './protocol.ts';
import { messagesFor } from './read-request.ts';
import type { ReadSlots } from './read-slots.ts';
import { readResponse } from './responses.ts';

/** Each write is of several messages: see `writing-together.ts`. */
export type ReadCall = ServerWritableStream<streamsPb.ReadReq, readonly Uint8Array[]>;

/** Bytes that are handed over together, but for the last message: large events follow one another alone. */
export const mostTogether = 256 * 1024;

type ReadSettings = {
  /** Aborted when the server stops. */
  ended: AbortSignal;
  /** Milliseconds that a read waits for a client that takes nothing of it; a subscription waits for ever. */
  timeout: number;
  /** Reads hold pages while they have one; subscriptions do without. */
  slots: ReadSlots;
};

/** Serves a read or a subscription until it is done, refused, cancelled or left. */
export async function read(
  store: Store,
  call: ReadCall,
  { ended, timeout, slots }: ReadSettings,
): Promise<void> {
  const options = call.request.getOptions();
  const isRead = !options?.hasSubscription();
  const idStyle = options?.getUuidOption()?.hasStructured() ? structuredId : textId;
  const gone = new AbortController();
  let goOn = (): void => {};
  let sent = Promise.resolve();
  let written: Uint8Array[] = [];
  let bytes = 0;
  /** Hands over what is written, once those before are on their way: a slow reader keeps no more waiting than these. */
  const send = async (): Promise<void> => {
    await sent;
    if (written.length === 0 || gone.signal.aborted) return;
    const together = written;
    [written, bytes] = [[], 0];
    sent = new Promise((resolve) => {
      const timer = isRead ? setTimeout(giveUp, timeout) : undefined;
      slot?.stall();
      goOn = () => {
        clearTimeout(timer);
        slot?.goOn();
        resolve();
      };
      call.write(together, goOn);
    });
  };
  /** A client that has left without cancelling would keep what is written for it, and the place of the call, for ever. */
  const giveUp = (): void => {
    leave();
    call.emit('error', readTimedOut());
  };
  const leave = (): void => {
    // With a reason of its own: the usual one is an error with its stack, made anew for each of a thousand short reads.
    gone.abort('gone');
    goOn();
  };
  call.once('cancelled', leave);
  call.once('close', leave);
  ended.addEventListener('abort', leave);
  const slot = isRead ? await slots.take(call.getPeer(), giveUp, gone.signal) : undefined;
  try {
    if (gone.signal.aborted) return;
    for await (const messages of messagesFor(store, options, gone.signal)) {
      for (const message of messages) {
        const one = readResponse(message, idStyle);
        written.push(one);
        bytes += one.length;
        if (bytes >= mostTogether) await send();
      }
      await send();
      if (gone.signal.aborted) return;
    }
    if (!gone.signal.aborted) call.end();
  } catch (error) {
    if (!gone.signal.aborted) call.emit('error', refusalOf(error, options));
  } finally {
    ended.removeEventListener('abort', leave);
    slot?.free();
  }
}

function refusalOf(error: unknown, options: streamsPb.ReadReq.Options | undefined): Refusal {
  // Of a position that is none, only a subscription says so plainly.
  return error instanceof InvalidPosition && options?.hasSubscription()
    ? new Refusal(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.')
    : toRefusal(error);
}
