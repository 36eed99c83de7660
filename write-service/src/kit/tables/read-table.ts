/** The rows of a file that somebody sent, read in a thread of its own, with a limit of memory and one of time. */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { yielding } from '@cotejo/core/kit/yielding';
import { type About, type TableOptions, type TableRow } from './table.ts';
import { heardPortions } from './thread.ts';

/** Megabytes: a hundred thousand rows take a third of it. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Milliseconds. */
const longestReading = 60_000;

/** Beside a service's bundle stands the thread's own; from the sources it is run as they are. */
const built = new URL('./table-worker.js', import.meta.url);
const entry = existsSync(built) ? built : new URL('./worker-from-source.mjs', import.meta.url);

/**
 * No more than one portion of the rows is here at a time, and whoever works on them leaves everybody else a turn in between.
 * @param hear told of the file before its first row
 * @returns after the last row, how far the file was read, as `Progress` counts it
 * @throws Rejection (422) for a file that can't be read, some only after rows were given, and for one that takes too much to be
 */
export async function* readTable(
  file: Uint8Array,
  options: TableOptions,
  hear: (about: About) => void = () => undefined,
  timeout = longestReading,
): AsyncGenerator<TableRow, number> {
  const worker = new Worker(entry, { workerData: { file, options }, resourceLimits: memory, execArgv: [] });
  let read = 0;
  try {
    for await (const portion of heardPortions(worker, timeout, memory.maxOldGenerationSizeMb)) {
      if ('about' in portion) {
        hear(portion.about);
        continue;
      }
      yield* yielding(portion.rows);
      read = portion.read ?? 0;
    }
    return read;
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
