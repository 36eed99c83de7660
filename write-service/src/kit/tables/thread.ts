/** Talk between the service and the thread that reads a file: a portion at a time, each when it is asked for. */
import { on, once } from 'node:events';
import { type MessagePort, type Worker } from 'node:worker_threads';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { type Portion } from './table.ts';
import { damagedFile, refusalBy, unreadable } from './unreadable.ts';

/** Sends portions, or why there are no more: whatever is thrown, whoever sent the file is answered. */
export const tellPortions = async (port: MessagePort, portions: AsyncIterable<Portion>): Promise<void> => {
  try {
    for await (const portion of portions) {
      const asked = once(port, 'message');
      port.postMessage(portion);
      if ('read' in portion) return;
      await asked;
    }
  } catch (error) {
    port.postMessage({ refused: refusalBy(error) } satisfies Portion);
  }
};

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

type Next = IteratorResult<readonly [Portion], undefined>;

/**
 * Whatever the thread does ends in an answer about the file; only an error before its first message is the thread's own, and is thrown.
 * @param timeout milliseconds of reading; while whoever asked works on what was read, no time passes
 * @param memory megabytes that the thread may take, as whoever sent the file is told
 * @throws Rejection (422)
 */
export async function* heardPortions(
  worker: Worker,
  timeout: number,
  memory: number,
): AsyncGenerator<Exclude<Portion, { readonly refused: unknown }>> {
  const late = new AbortController();
  const messages = on(worker, 'message', { close: ['exit'], signal: late.signal });
  // An error that nobody listens for would end the service, also of a thread that is being ended.
  worker.on('error', () => undefined);
  let [left, hasBegun] = [timeout, false];
  worker.on('messageerror', (error) => {
    hasBegun = true;
    worker.emit('error', error);
  });
  const next = async (): Promise<Next> => {
    const began = performance.now();
    const timer = setTimeout(() => late.abort(), left);
    try {
      return (await messages.next()) as Next;
    } catch (error) {
      if (late.signal.aborted)
        return unreadable(`Leer el archivo tarda más de ${timeout / 1_000} segundos. Pártelo en varios.`);
      if (isOutOfMemory(error))
        return unreadable(`Leer el archivo toma más de ${memory} MB de memoria. Pártelo en varios.`);
      if (hasBegun) return unreadable(damagedFile);
      throw error;
    } finally {
      clearTimeout(timer);
      left = Math.max(1, Math.floor(left - (performance.now() - began)));
    }
  };
  for (;;) {
    const { value, done } = await next();
    if (done) return unreadable(damagedFile);
    hasBegun = true;
    const [portion] = value;
    if ('refused' in portion) return rejectInput(portion.refused);
    yield portion;
    if ('read' in portion) return;
    worker.postMessage('next');
  }
}
