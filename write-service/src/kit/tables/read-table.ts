/** The rows of a file that somebody sent, read in a process of its own, with a limit of memory and one of time. */
import { type Child, startChild } from '@cotejo/core/kit/children';
import { atMost, holdTurn, type Turns } from '@cotejo/core/kit/service';
import { yielding } from '@cotejo/core/kit/yielding';
import { type ReceivedFile } from '../bodies/received-file.ts';
import { portionsFrom } from './child-portions.ts';
import { unpacked } from './packed-rows.ts';
import { type About, type TableOptions, type TableRow } from './table.ts';
import { damagedFile, unreadable } from './unreadable.ts';

/** Processes at once, who may wait for one, and what each may take. Times are milliseconds. */
export const tableReaders = {
  staff: { atOnce: 3, waiting: 30, longestWait: 30_000, memory: 160, longest: 25_000 },
  /** Visitors wait for each other, and nobody of the staff for them. */
  visitors: { atOnce: 1, waiting: 20, longestWait: 8_000, memory: 96, longest: 10_000 },
} as const;
type Reader = keyof typeof tableReaders;

const turnsOf = ({ atOnce, waiting, longestWait }: (typeof tableReaders)[Reader]): Turns =>
  atMost({ atOnce, waiting, longest: longestWait });
const turns: Readonly<Record<Reader, Turns>> = {
  staff: turnsOf(tableReaders.staff),
  visitors: turnsOf(tableReaders.visitors),
};

/** Stands beside the service's bundle; tests name the built one. */
const script = process.env['COTEJO_TABLE_READER'] ?? new URL('./table-reader.js', import.meta.url);

/**
 * No more than one portion of the rows is here at a time, and whoever works on them leaves everybody else a turn in between.
 * @param hear told of the file before its first row
 * @throws Rejection (422) for a file that can't be read, some only after rows were given, and for one that takes too much to be; HttpProblem (503) where it has no turn in time
 */
export async function* readTable(
  file: ReceivedFile,
  options: TableOptions,
  hear: (about: About) => void = () => undefined,
  by: Reader = 'staff',
): AsyncGenerator<TableRow, undefined> {
  const giveBack = await holdTurn(turns[by]);
  let child: Child | undefined;
  const end = async (): Promise<void> => {
    await child?.end();
    giveBack();
  };
  try {
    if (file.isOver.aborted) return unreadable(damagedFile);
    // The reader may have left off in the midst of it.
    file.isOver.addEventListener('abort', () => void end());
    child = startChild(script, { memory: tableReaders[by].memory, file: file.fd });
    const question = { bytes: file.bytes, options };
    for await (const portion of portionsFrom(child, question, tableReaders[by]))
      if ('about' in portion) hear(portion.about);
      else yield* yielding(unpacked(portion));
    return undefined;
  } finally {
    await end();
  }
}

/** All of a file: what it is, and its rows. @throws as `readTable` */
export const readWholeTable = async (
  file: ReceivedFile,
  options: TableOptions,
): Promise<{ readonly about: About; readonly rows: readonly TableRow[] }> => {
  let about: About = { headings: [], notes: [] };
  const rows: TableRow[] = [];
  for await (const row of readTable(file, options, (told) => (about = told))) rows.push(row);
  return { about, rows };
};
