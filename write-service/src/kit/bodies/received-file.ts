/** A body on disk: in memory there is never more of it than one piece. */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable } from 'node:stream';

/** Has no name on the disk: it goes with this process, however that ends. */
export type ReceivedFile = {
  /** The open file, for processes that this one starts. */
  readonly fd: number;
  readonly bytes: number;
  /** Aborted when its sender is gone or the work on it has ended: nobody waits any more for what is read of it. */
  readonly isOver: AbortSignal;
  /** The first bytes, as many as there are. */
  readonly beginning: (most: number) => Promise<Buffer>;
  readonly content: () => Promise<Buffer>;
  /** @param salt hashed after its bytes @returns in hexadecimal */
  readonly sha256: (salt?: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** The body is larger than it may be. */
export class TooLarge extends Error {}
/** The body did not arrive in time. */
export class TooSlow extends Error {}

const openNameless = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `cotejo-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
};

/** @param deadline as `performance.now` tells time @throws TooSlow at the deadline */
export const inTime = async <Result>(work: Promise<Result>, deadline: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), deadline - performance.now());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Writes a body to disk as it comes. The connection stays open whatever happens, so that its sender is answered.
 * @param most bytes @param within milliseconds until its last byte
 * @throws TooLarge, TooSlow, and what the connection breaks with
 */
export const receive = async (
  body: Readable,
  { most, within, isGone }: { readonly most: number; readonly within: number; readonly isGone: AbortSignal },
): Promise<ReceivedFile> => {
  const handle = await openNameless();
  const deadline = performance.now() + within;
  let bytes = 0;
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const piece = await inTime(pieces.next(), deadline);
      if (piece.done) break;
      bytes += piece.value.length;
      if (bytes > most) throw new TooLarge();
      await handle.writeFile(piece.value);
    }
  } catch (error) {
    await handle.close();
    // An iterator that is not ended would keep the rest from being read.
    void pieces.return?.();
    throw error;
  }
  const closed = new AbortController();
  const beginning = async (most: number): Promise<Buffer> => {
    const length = Math.min(most, bytes);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer;
  };
  return {
    fd: handle.fd,
    bytes,
    isOver: AbortSignal.any([isGone, closed.signal]),
    beginning,
    content: () => beginning(bytes),
    async sha256(salt = '') {
      const hash = createHash('sha256');
      for await (const piece of handle.createReadStream({ start: 0, autoClose: false }))
        hash.update(piece as Buffer);
      return hash.update(salt).digest('hex');
    },
    async close() {
      closed.abort();
      await handle.close();
    },
  };
};
