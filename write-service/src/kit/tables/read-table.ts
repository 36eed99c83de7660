/** The rows of a file that somebody sent, read in a thread of its own, with a limit of memory and one of time. */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { atMost, holdTurn, type Turns } from '@cotejo/core/kit/service';
import { yielding } from '@cotejo/core/kit/yielding';
import { type ReceivedFile } from '../bodies/received-file.ts';
import { type About, type TableOptions, type TableRow } from './table.ts';
import { heardPortions } from './thread.ts';
import { damagedFile, unreadable } from './unreadable.ts';

/** Megabytes of a thread: a hundred thousand rows take a third of it. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Threads at once, and milliseconds of reading; while whoever asked works on rows, no time passes. */
const threads = {
  staff: { atOnce: 3, longest: 60_000 },
  /** Visitors wait for each other, and nobody of the staff for them. */
  visitors: { atOnce: 1, longest: 15_000 },
} as const;

const turns: Readonly<Record<keyof typeof threads, Turns>> = {
  staff: atMost({ atOnce: threads.staff.atOnce, waiting: 30 }),
  visitors: atMost({ atOnce: threads.visitors.atOnce, waiting: 20 }),
};

/** A body on disk, or bytes. */
export type TableFile = Uint8Array | ReceivedFile;
export type Reading = {
  readonly by?: keyof typeof threads;
  /** Milliseconds. */
  readonly timeout?: number;
};

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
  file: TableFile,
  options: TableOptions,
  hear: (about: About) => void = () => undefined,
  { by = 'staff', timeout = threads[by].longest }: Reading = {},
): AsyncGenerator<TableRow, number> {
  const isBytes = file instanceof Uint8Array;
  const giveBack = await holdTurn(turns[by]);
  if (!isBytes && file.isOver.aborted) {
    giveBack();
    return unreadable(damagedFile);
  }
  let worker: Worker | undefined;
  const end = async (): Promise<void> => {
    await worker?.terminate();
    giveBack();
  };
  // The reader may have left off in the midst of it.
  if (!isBytes) file.isOver.addEventListener('abort', () => void end());
  let read = 0;
  try {
    worker = new Worker(entry, {
      workerData: { file: isBytes ? file : { fd: file.fd, bytes: file.bytes }, options },
      resourceLimits: memory,
      execArgv: [],
    });
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
    await end();
  }
}

/** All of a file: what it is, and its rows. @throws as `readTable` */
export const readWholeTable = async (
  file: TableFile,
  options: TableOptions,
): Promise<{ readonly about: About; readonly rows: readonly TableRow[] }> => {
  let about: About = { headings: [], notes: [] };
  const rows: TableRow[] = [];
  for await (const row of readTable(file, options, (told) => (about = told))) rows.push(row);
  return { about, rows };
};
