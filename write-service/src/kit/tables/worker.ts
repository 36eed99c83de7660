/** Reads a file in a thread of its own: what it costs is bounded, and nobody waits for it but its sender. */
import { parentPort, workerData } from 'node:worker_threads';
import { withoutTurns } from '@cotejo/core/kit/text';
import { type SentFile } from './file-bytes.ts';
import { readFile } from './read-file.ts';
import { type Portion, type TableOptions, type TableRow } from './table.ts';
import { tellPortions } from './thread.ts';
import { refusalBy } from './unreadable.ts';

/** Rows of a portion, and characters after which it has no more: a text that many cells share is written out for each. */
const portionSize = 200;
const mostCharacters = 1_000_000;

const charactersOf = ({ values }: TableRow): number =>
  Object.values(values).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 1),
    0,
  );

async function* portionsOf(file: SentFile, options: TableOptions): AsyncGenerator<Portion> {
  const { about, rows, progress } = await readFile(file, options);
  yield { about: withoutTurns(about) };
  let [portion, characters]: [TableRow[], number] = [[], 0];
  for await (const row of rows) {
    portion.push(withoutTurns(row));
    characters += charactersOf(row);
    if (portion.length < portionSize && characters < mostCharacters) continue;
    yield { rows: portion };
    [portion, characters] = [[], 0];
  }
  yield { rows: portion, read: progress.read };
}

const port = parentPort!;
const { file, options } = workerData as { readonly file: SentFile; readonly options: TableOptions };
// Streams fail outside of whoever reads them, too.
process.on('uncaughtException', (error) => port.postMessage({ refused: refusalBy(error) } satisfies Portion));
await tellPortions(port, portionsOf(file, options));
