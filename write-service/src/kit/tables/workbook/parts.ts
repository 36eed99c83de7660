/** The parts of a workbook's archive: by their names, unpacked piece by piece, and never beyond a bound. */
import { type Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { unreadable } from '../unreadable.ts';

export const damaged = (): never => unreadable('El archivo de Excel está dañado, o es demasiado grande.');

export type Parts = {
  readonly has: (name: string) => boolean;
  /** @throws Rejection for a part that is larger than may be, or can't be unpacked */
  readonly open: (name: string) => Promise<AsyncIterable<string>>;
};

/** Parts of a workbook: a large one has some hundred. */
const mostParts = 10_000;

const keyOf = (name: string): string => name.replace(/^\//, '').toLowerCase();

async function* pieces(stream: Readable): AsyncGenerator<string> {
  try {
    for await (const piece of stream.setEncoding('utf8')) yield piece as string;
  } catch {
    damaged();
  }
}

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
  return {
    has: (name) => entries.has(keyOf(name)),
    open: async (name) => {
      const entry = entries.get(keyOf(name));
      if (entry?.isEncrypted())
        return unreadable('El archivo tiene contraseña. Quítala, guárdalo y vuelve a elegirlo.');
      if (!entry || entry.uncompressedSize > largestPart) return damaged();
      return pieces(await zip.openReadStreamPromise(entry).catch(damaged));
    },
  };
};
