/** Many appends over one call: their chunks interleave, each is answered once, in whatever order they are done. */
import { status, type ServerDuplexStream } from '@grpc/grpc-js';
import type { ProposedEvent } from '../semantics/event.ts';
import type { Expected } from '../semantics/expected-revision.ts';
import type { Store } from '../store/store.ts';
import { appendTooLarge, invalid, Refusal, toRefusal, wrongExpectedVersion } from './errors.ts';
import { batchFailure, batchSuccess } from './batch-responses.ts';
import type { streamsPb } from './protocol.ts';
import { expectedOf, proposedEvent, streamName, uuidText } from './requests.ts';
import { write, writeTimeout } from './write.ts';

export type BatchCall = ServerDuplexStream<streamsPb.BatchAppendReq, streamsPb.BatchAppendResp>;

/** An append whose chunks are still coming. */
type Pending = {
  stream: string;
  expected: Expected;
  /** Milliseconds since 1970. */
  deadline: number;
  size: number;
  events: ProposedEvent[];
  /** Answers at the deadline: the last chunk may never come. */
  alarm?: NodeJS.Timeout;
};

/** A longer timer would go off at once. */
const longestTimer = 2 ** 31 - 1;

/** Serves the call until the client is done or gone. */
export function batchAppend(store: Store, maxAppendSize: number, call: BatchCall): void {
  const pending = new Map<string, Pending>();
  const writing = new Set<Promise<void>>();
  const send = (response: streamsPb.BatchAppendResp): void => {
    // A call that is over, from either side, can't be answered any more.
    if (!call.cancelled && !call.writableEnded) call.write(response);
  };

  const forget = (id: string): void => {
    clearTimeout(pending.get(id)?.alarm);
    pending.delete(id);
  };
  const forgetAll = (): void => [...pending.keys()].forEach(forget);
  const refuse = (id: string, stream: string, error: unknown): void => {
    forget(id);
    send(batchFailure(id, stream, toRefusal(error)));
  };

  const finish = async (id: string, { stream, expected, events, deadline }: Pending): Promise<void> => {
    try {
      const outcome = await write(store, { kind: 'append', stream, expected, events }, deadline - Date.now());
      if (outcome.kind === 'written') send(batchSuccess(id, stream, outcome));
      else send(batchFailure(id, stream, wrongExpectedVersion(stream, expected, outcome.current)));
    } catch (error) {
      send(batchFailure(id, stream, toRefusal(error)));
    }
  };

  const take = (id: string, request: streamsPb.BatchAppendReq): void => {
    const options = request.getOptions();
    if (options) {
      forget(id);
      pending.set(id, begin(options));
    }
    const append = pending.get(id);
    // The rest of an append that was refused already.
    if (!append) return;
    for (const message of request.getProposedMessagesList()) {
      const event = proposedEvent(message);
      append.size += event.data.length;
      append.events.push(event);
    }
    if (append.size > maxAppendSize) throw appendTooLarge(maxAppendSize);
    if (!request.getIsFinal()) {
      const time = Math.min(append.deadline - Date.now(), longestTimer);
      append.alarm ??= setTimeout(() => refuse(id, append.stream, timedOut()), time);
      return;
    }
    forget(id);
    const done = finish(id, append).finally(() => writing.delete(done));
    writing.add(done);
  };

  call.on('data', (request: streamsPb.BatchAppendReq) => {
    try {
      const id = uuidText(request.getCorrelationId());
      try {
        take(id, request);
      } catch (error) {
        refuse(id, pending.get(id)?.stream ?? rawName(request), error);
      }
    } catch (error) {
      // Without a correlation id there is nothing to answer to but the call.
      call.emit('error', toRefusal(error));
    }
  });
  call.on('end', () => {
    for (const [id, { stream }] of pending) refuse(id, stream, invalid('The last chunk is missing.'));
    void Promise.all(writing).then(() => call.end());
  });
  for (const over of ['error', 'cancelled', 'close']) call.on(over, forgetAll);
}

const timedOut = (): Refusal => new Refusal(status.ABORTED, 'Operation timed out: its last chunk never came');

function begin(options: streamsPb.BatchAppendReq.Options): Pending {
  const revision = (): string | undefined =>
    options.hasStreamPosition() ? options.getStreamPosition() : undefined;
  return {
    stream: streamName(options.getStreamIdentifier()),
    expected: expectedOf(options, revision),
    deadline: deadlineOf(options),
    size: 0,
    events: [],
  };
}

/** Without a deadline, or with one that is no time, the server's own timeout decides. */
function deadlineOf(options: streamsPb.BatchAppendReq.Options): number {
  const wanted = options.getDeadline()?.toDate().getTime() ?? NaN;
  return Number.isNaN(wanted) ? Date.now() + writeTimeout : wanted;
}

const rawName = (request: streamsPb.BatchAppendReq): string =>
  Buffer.from(request.getOptions()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
