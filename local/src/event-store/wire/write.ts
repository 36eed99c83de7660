/** Hands writes to the store, in the words of the wire. */
import { status } from '@grpc/grpc-js';
import type { Outcome, Write } from '../semantics/write.ts';
import type { Store } from '../store/store.ts';
import { Refusal, streamDeleted } from './errors.ts';

/** Milliseconds that a write may take before its sender is told that it took too long. */
export const writeTimeout = 10_000;

export type WriteOutcome = Exclude<Outcome, { kind: 'streamDeleted' }>;

/** Writes, and throws what a client is to see as an error: a deleted stream, and a deadline that is over. */
export async function write(store: Store, request: Write, timeout = writeTimeout): Promise<WriteOutcome> {
  if (timeout <= 0) throw new Refusal(status.ABORTED, 'Operation timed out: the deadline is over');
  const outcome = await store.write(request, Math.min(timeout, writeTimeout));
  if (outcome.kind === 'streamDeleted') throw streamDeleted(request.stream);
  return outcome;
}
