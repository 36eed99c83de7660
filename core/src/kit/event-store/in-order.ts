/**
 * Puts a stream's control messages back where they belong.
 *
 * The client emits them while earlier events still wait in the stream's buffer, so a checkpoint taken from the
 * emission would skip those events after a crash. Here each message waits until all that was before it was read.
 */
import { type Readable } from 'node:stream';

type Waiting<Signal> = { readonly afterReads: number; readonly signal: Signal };

/**
 * Listens from now on, whenever it is read.
 * @param source the stream of values; read to its end, destroyed when the reader stops early
 * @param controls the signal for each control message of the source, by its event name
 * @yields `{ value }` and signals, in the order in which the server sent them
 * @throws what the source emits as an error
 */
export const inOrder = <Value, Signal>(
  source: Readable & AsyncIterable<Value>,
  controls: Readonly<Record<string, (argument: unknown) => Signal>>,
): AsyncGenerator<Signal | { readonly value: Value }> => {
  const waiting: Waiting<Signal>[] = [];
  let reads = 0;
  let failure: { readonly error: unknown } | undefined;
  let ended = false;
  let wake = (): void => {};

  for (const [name, toSignal] of Object.entries(controls))
    source.on(name, (argument: unknown) => {
      waiting.push({ afterReads: reads + source.readableLength, signal: toSignal(argument) });
      wake();
    });
  source.on('readable', () => wake());
  source.on('error', (error) => {
    failure = { error };
    wake();
  });
  for (const end of ['end', 'close'])
    source.on(end, () => {
      ended = true;
      wake();
    });

  async function* read(): AsyncGenerator<Signal | { readonly value: Value }> {
    try {
      for (;;) {
        while (waiting[0] && waiting[0].afterReads <= reads) yield waiting.shift()!.signal;
        const value = source.read() as Value | null;
        if (value !== null) {
          reads += 1;
          yield { value };
        } else if (failure) throw failure.error;
        else if (ended) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      source.destroy();
    }
  }
  return read();
};
