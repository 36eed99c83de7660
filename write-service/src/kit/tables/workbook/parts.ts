/** The parts of a workbook's archive: by their names, unpacked piece by piece, and never beyond a bound. */
import { type Entry, fromBufferPromise } from 'yauzl';
import { unreadable } from '../unreadable.ts';

export const damaged = (): never => unreadable('El archivo de Excel está dañado, o es demasiado grande.');

export type Parts = {
  readonly has: (name: string) => boolean;
  /** @throws Rejection for a part that is larger than may be, or can't be unpacked */
  readonly open: (name: string) => AsyncIterable<string>;
};

/** Parts of a workbook: a large one has some hundred. */
const mostParts = 10_000;

const keyOf = (name: string): string => name.replace(/^\//, '').toLowerCase();

/** @param largestPart bytes; what a part says of its size is held against what comes out of it */
export const openParts = async (file: Buffer, largestPart: number): Promise<Parts> => {
  const entries = new Map<string, Entry>();
  const zip = await fromBufferPromise(file, { lazyEntries: true }).catch(damaged);
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= mostParts) throw new RangeError('The archive has too many parts.');
      entries.set(keyOf(entry.fileName), entry);
    }
  } catch {
    return damaged();
  }
  /** Unpacked when it is asked for, and as far: what breaks in between is told to who reads it. */
  async function* pieces(name: string): AsyncGenerator<string> {
    const entry = entries.get(keyOf(name));
    if (entry?.isEncrypted())
      unreadable('El archivo tiene contraseña. Quítala, guárdalo y vuelve a elegirlo.');
    if (!entry || entry.uncompressedSize > largestPart) return damaged();
    const stream = await zip.openReadStreamPromise(entry).catch(damaged);
    const read = stream.setEncoding('utf8').iterator() as AsyncIterableIterator<string>;
    for (;;) {
      const next = await read.next().catch(damaged);
      if (next.done) return;
      yield next.value;
    }
  }
  return { has: (name) => entries.has(keyOf(name)), open: pieces };
};
