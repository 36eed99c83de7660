/** Pieces of a part, of a text or of a file, as a test gives them. */
import { type Entry } from 'yauzl';
import { bytesIn, type FileBytes } from '../file-bytes.ts';

/** @returns the pieces, and how many of them were taken */
export const counted = (pieces: Iterable<string>) => {
  const taken = { count: 0 };
  const given = (async function* () {
    for (const piece of pieces) {
      taken.count += 1;
      yield piece;
    }
  })();
  return { given, taken };
};

/** A file in memory, and how much of it was taken: bytes of a text, unpacked ones of a workbook. */
export const countedBytes = (file: Buffer) => {
  const taken = { count: 0 };
  const given = bytesIn(file);
  const bytes: FileBytes = {
    size: given.size,
    part(from, to) {
      const part = given.part(from, to);
      taken.count += part.length;
      return part;
    },
    async archive() {
      const zip = await given.archive();
      const open = zip.openReadStreamPromise.bind(zip);
      zip.openReadStreamPromise = async (entry: Entry) => {
        const stream = await open(entry);
        const push = stream.push.bind(stream);
        stream.push = (piece: Buffer | null, ...more) => {
          taken.count += piece?.length ?? 0;
          return push(piece, ...more);
        };
        return stream;
      };
      return zip;
    },
  };
  return { bytes, taken };
};
