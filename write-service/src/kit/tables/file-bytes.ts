/** Bytes of a file that somebody sent: no more of them are taken than a reader asks for. */
import { readSync } from 'node:fs';
import { fromBufferPromise, fromFdPromise, type ZipFile } from 'yauzl';

export type FileBytes = {
  readonly size: number;
  /** Fewer at the file's end. @throws Error where it became shorter */
  readonly part: (from: number, to: number) => Buffer;
  /** @throws Error for what is no zip archive */
  readonly archive: () => Promise<ZipFile>;
};

/** @param fd descriptor of a file that stays open for as long as it is read */
export const bytesOf = (fd: number, size: number): FileBytes => ({
  size,
  part(from, to) {
    const part = Buffer.alloc(Math.max(0, Math.min(to, size) - from));
    for (let read = 0; read < part.length;) {
      const more = readSync(fd, part, read, part.length - read, from + read);
      if (more === 0) throw new Error('The file became shorter.');
      read += more;
    }
    return part;
  },
  archive: () => fromFdPromise(fd),
});

/** A file that is in memory already. */
export const bytesIn = (all: Buffer): FileBytes => ({
  size: all.length,
  part: (from, to) => all.subarray(from, to),
  archive: () => fromBufferPromise(all),
});
