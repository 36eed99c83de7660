/** Reads a file in a thread of its own: what it costs is bounded, and nobody waits for it but its sender. */
import { readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { withoutTurns } from '@cotejo/core/kit/text';
import { readFile } from './read-file.ts';
import { type Portion, type TableOptions, type TableRow } from './table.ts';
import { tellPortions } from './thread.ts';
import { refusalBy } from './unreadable.ts';

const portionSize = 200;

type SentFile = Uint8Array | { readonly fd: number; readonly bytes: number };

const bytesOf = (file: SentFile): Buffer => {
  if (file instanceof Uint8Array) return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const whole = Buffer.alloc(file.bytes);
  for (let read = 0; read < file.bytes;) {
    const more = readSync(file.fd, whole, read, file.bytes - read, read);
    if (more === 0) throw new Error('The file became shorter.');
    read += more;
  }
  return whole;
};

async function* portionsOf(file: SentFile, options: TableOptions): AsyncGenerator<Portion> {
  const { about, rows, progress } = await readFile(bytesOf(file), options);
  yield { about: withoutTurns(about) };
  let portion: TableRow[] = [];
  for await (const row of rows) {
    portion.push(withoutTurns(row));
    if (portion.length < portionSize) continue;
    yield { rows: portion };
    portion = [];
  }
  yield { rows: portion, read: progress.read };
}

const port = parentPort!;
const { file, options } = workerData as { readonly file: SentFile; readonly options: TableOptions };
// Streams fail outside of whoever reads them, too.
process.on('uncaughtException', (error) => port.postMessage({ refused: refusalBy(error) } satisfies Portion));
await tellPortions(port, portionsOf(file, options));
