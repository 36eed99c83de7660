/** The parts of a workbook's archive: by their names, unpacked piece by piece, and never beyond a bound. */
import { type Entry } from 'yauzl';
import { type FileBytes } from '../file-bytes.ts';
import { unreadable } from '../unreadable.ts';

export const damaged = (): never =>
  unreadable('El archivo de Excel está dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a elegirlo.');

export type Parts = {
  readonly has: (name: string) => boolean;
  /**
   * @param largest bytes that it may have unpacked, whatever the archive says of that
   * @throws Rejection for a part that has more, or can't be unpacked
   */
  readonly open: (name: string, largest: number) => AsyncGenerator<string>;
};

/** Parts of a workbook: a large one has some hundred. */
const mostParts = 10_000;

const keyOf = (name: string): string => name.replace(/^\//, '').toLowerCase();

export const openParts = async (file: FileBytes): Promise<Parts> => {
  const entries = new Map<string, Entry>();
  const zip = await file.archive().catch(damaged);
  if (zip.entryCount > mostParts) return unreadable(`El libro tiene más de ${mostParts} partes.`);
  try {
    for await (const entry of zip.eachEntry()) entries.set(keyOf(entry.fileName), entry);
  } catch {
    return damaged();
  }
  /** Unpacked when it is asked for, and as far: what breaks in between is told to who reads it. */
  async function* pieces(name: string, largest: number): AsyncGenerator<string> {
    const entry = entries.get(keyOf(name));
    if (!entry) return damaged();
    if (entry.isEncrypted())
      return unreadable('El archivo tiene contraseña. Quítala, guárdalo y vuelve a elegirlo.');
    if (entry.uncompressedSize > largest)
      return unreadable(
        `Una parte del libro ocupa más de ${largest / 2 ** 20} MB descomprimida. Divide el libro en varios.`,
      );
    const stream = await zip.openReadStreamPromise(entry).catch(damaged);
    try {
      const read = stream.setEncoding('utf8').iterator() as AsyncIterableIterator<string>;
      for (;;) {
        const next = await read.next().catch(damaged);
        if (next.done) return;
        yield next.value;
      }
    } finally {
      stream.destroy();
    }
  }
  return { has: (name) => entries.has(keyOf(name)), open: pieces };
};
