/** Reads a file in a thread of its own: what it costs is bounded, and nobody waits for it but its sender. */
import { parentPort, workerData } from 'node:worker_threads';
import { type SentFile } from './file-bytes.ts';
import { portionsOf } from './portions.ts';
import { type Portion, type TableOptions } from './table.ts';
import { tellPortions } from './thread.ts';
import { refusalBy } from './unreadable.ts';

const port = parentPort!;
const { file, options } = workerData as { readonly file: SentFile; readonly options: TableOptions };
// Streams fail outside of whoever reads them, too.
process.on('uncaughtException', (error) => port.postMessage({ refused: refusalBy(error) } satisfies Portion));
await tellPortions(port, portionsOf(file, options));
