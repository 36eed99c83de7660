/** How fast this disk makes one small write durable: no commit can be faster, whatever the software. */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentiles, type Measure } from '../measure.ts';

const page = Buffer.alloc(8_192, 1);
const pagesOfFile = 256;
const writes = 2_000;

/** Writes pages of a file that has its size already, one after the other, each durable before the next. */
export async function measureDisk(): Promise<Measure> {
  const file = join(tmpdir(), `cotejo-bench-disk-${process.pid}`);
  const handle = openSync(file, 'w');
  try {
    for (let index = 0; index < pagesOfFile; index += 1) writeSync(handle, page);
    fdatasyncSync(handle);
    const times = Array.from({ length: writes }, (_, index) => {
      const began = performance.now();
      writeSync(handle, page, 0, page.length, (index % pagesOfFile) * page.length);
      fdatasyncSync(handle);
      return performance.now() - began;
    });
    const seconds = times.reduce((sum, time) => sum + time, 0) / 1_000;
    return {
      name: 'the disk alone: one page, durable',
      rate: writes / seconds,
      unit: 'writes/s',
      ...percentiles(times),
    };
  } finally {
    closeSync(handle);
    rmSync(file);
  }
}
