/** A file's rows in portions that a process can hand over and the service can hold. */
import { withoutBidiMarks } from '@cotejo/core/kit/text';
import { type FileBytes } from './file-bytes.ts';
import { readFile } from './read-file.ts';
import { type Portion, type TableOptions, type TableRow } from './table.ts';

/** Rows of a portion. */
const portionSize = 200;
/** Characters after which a portion has no more rows: a text that many cells share is written out for each. */
const mostCharacters = 1_000_000;

const charactersOf = ({ values }: TableRow): number =>
  Object.values(values).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 1),
    0,
  );

/** @throws as `readFile` and its rows */
export async function* portionsOf(file: FileBytes, options: TableOptions): AsyncGenerator<Portion> {
  const { about, rows } = await readFile(file, options);
  yield { about: withoutBidiMarks(about) };
  let [portion, characters]: [TableRow[], number] = [[], 0];
  for await (const row of rows) {
    portion.push(withoutBidiMarks(row));
    characters += charactersOf(row);
    if (portion.length < portionSize && characters < mostCharacters) continue;
    yield { rows: portion };
    [portion, characters] = [[], 0];
  }
  yield { rows: portion, isLast: true };
}
