/** A file's rows in portions that a process can hand over and the service can hold. */
import { withoutBidiMarks } from '@cotejo/core/kit/text';
import { type FileBytes } from './file-bytes.ts';
import { rowPacker } from './packed-rows.ts';
import { readFile } from './read-file.ts';
import { type Portion, type TableOptions } from './table.ts';

/** @throws as `readFile` and its rows */
export async function* portionsOf(file: FileBytes, options: TableOptions): AsyncGenerator<Portion> {
  const { about, rows } = await readFile(file, options);
  yield { about: withoutBidiMarks(about) };
  let packer = rowPacker();
  for await (const row of rows) {
    if (!packer.add(row)) continue;
    yield packer.packed;
    packer = rowPacker();
  }
  yield { ...packer.packed, isLast: true };
}
