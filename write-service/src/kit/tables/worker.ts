/** Reads a file in a thread of its own: what it costs is bounded, and nobody waits for it but its sender. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import { readFile } from './read-file.ts';
import { type Portion, type TableOptions, type TableRow } from './table.ts';

const portionSize = 200;

async function* portionsOf(file: Uint8Array, options: TableOptions): AsyncGenerator<Portion> {
  const { about, rows } = await readFile(Buffer.from(file.buffer, file.byteOffset, file.byteLength), options);
  yield { about };
  let portion: TableRow[] = [];
  for await (const row of rows) {
    portion.push(row);
    if (portion.length < portionSize) continue;
    yield { rows: portion, isLast: false };
    portion = [];
  }
  yield { rows: portion, isLast: true };
}

const port = parentPort!;
const { file, options } = workerData as { readonly file: Uint8Array; readonly options: TableOptions };
try {
  for await (const portion of portionsOf(file, options)) {
    port.postMessage(portion);
    if ('isLast' in portion && portion.isLast) break;
    await once(port, 'message');
  }
} catch (error) {
  if (!(error instanceof Rejection)) throw error;
  port.postMessage({ refused: error.errors } satisfies Portion);
}
