/** Bytes of a file that somebody sent: on disk or in memory, and no more of them than a reader asks for. */
import { readSync } from 'node:fs';
import { fromBufferPromise, fromFdPromise, type ZipFile } from 'yauzl';

/** In memory; or on disk, open for as long as it is read. */
export type SentFile = Uint8Array | { readonly fd: number; readonly bytes: number };

export type FileBytes = {
  readonly size: number;
  /** Fewer at the file's end. @throws Error where it became shorter */
  readonly part: (from: number, to: number) => Buffer;
  /** @throws Error for what is no zip archive */
  readonly archive: () => Promise<ZipFile>;
};

export const bytesOf = (file: SentFile): FileBytes => {
  if (file instanceof Uint8Array) {
    const all = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    return {
      size: all.length,
      part: (from, to) => all.subarray(from, to),
      archive: () => fromBufferPromise(all),
    };
  }
  const { fd, bytes: size } = file;
  return {
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
  };
};
