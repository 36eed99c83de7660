/** The rows of a file that somebody sent, read in a thread of its own, with a limit of memory and one of time. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { yielding } from '@cotejo/core/kit/yielding';
import { type About, type Portion, type TableOptions, type TableRow } from './table.ts';
import { unreadable } from './unreadable.ts';

/** Megabytes: a hundred thousand rows take a third of it. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Milliseconds of reading; while whoever asked works on what was read, no time passes. */
const longestReading = 60_000;

/** Beside a service's bundle stands the thread's own; from the sources it is run as they are. */
const built = new URL('./table-worker.js', import.meta.url);
const entry = existsSync(built) ? built : new URL('./worker-from-source.mjs', import.meta.url);

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
const isTimeout = (error: unknown): boolean => (error as Error).name === 'AbortError';

/**
 * No more than one portion of the rows is here at a time, and whoever works on them leaves everybody else a turn in between.
 * @param hear told of the file before its first row
 * @throws Rejection (422) for a file that can't be read, some only after rows were given, and for one that takes too much to be
 */
export async function* readTable(
  file: Uint8Array,
  options: TableOptions,
  hear: (about: About) => void = () => undefined,
  timeout = longestReading,
): AsyncGenerator<TableRow> {
  const worker = new Worker(entry, { workerData: { file, options }, resourceLimits: memory, execArgv: [] });
  let left = timeout;
  const next = async (): Promise<Portion> => {
    const began = performance.now();
    const [portion] = (await once(worker, 'message', { signal: AbortSignal.timeout(left) })) as [Portion];
    left = Math.max(1, Math.floor(left - (performance.now() - began)));
    return portion;
  };
  try {
    for (let portion = await next(); ; portion = await next()) {
      if ('refused' in portion) return rejectInput(portion.refused);
      if ('about' in portion) hear(portion.about);
      else yield* yielding(portion.rows);
      if ('isLast' in portion && portion.isLast) return;
      worker.postMessage('next');
    }
  } catch (error) {
    if (isOutOfMemory(error)) unreadable('El archivo es demasiado grande para leerlo. Pártelo en varios.');
    if (isTimeout(error)) unreadable('Leer el archivo tarda demasiado. Pártelo en varios.');
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** All of a file: what it is, and its rows. @throws as `readTable` */
export const readWholeTable = async (
  file: Uint8Array,
  options: TableOptions,
): Promise<{ readonly about: About; readonly rows: readonly TableRow[] }> => {
  let about: About = { headings: [], notes: [] };
  const rows: TableRow[] = [];
  for await (const row of readTable(file, options, (told) => (about = told))) rows.push(row);
  return { about, rows };
};
