/** Parts of a zip archive that somebody sent: found by its directory, and never unpacked beyond a bound. */
import { inflateRawSync } from 'node:zlib';
import { unreadable } from './unreadable.ts';

const signature = { part: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const endSize = 22;
const longestComment = 65_535;
const [stored, deflated] = [0, 8];
type Entry = { readonly method: number; readonly packed: number; readonly at: number };

const endOf = (file: Buffer): number => {
  const last = file.length - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (file.readUInt32LE(at) === signature.end) return at;
  throw new RangeError('The archive has no end.');
};

const directoryOf = (file: Buffer): ReadonlyMap<string, Entry> => {
  const end = endOf(file);
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (file.readUInt32LE(at) !== signature.entry) throw new RangeError('The directory has no such entry.');
    const nameEnds = at + 46 + file.readUInt16LE(at + 28);
    entries.set(file.toString('utf8', at + 46, nameEnds), {
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    });
    at = nameEnds + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
};

const unpacked = (file: Buffer, { method, packed, at }: Entry, largestPart: number): string => {
  if (file.readUInt32LE(at) !== signature.part) throw new RangeError('The part is not where it should be.');
  const begins = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const content = file.subarray(begins, begins + packed);
  if (method === stored) return content.toString('utf8');
  if (method !== deflated) throw new RangeError('The part is packed in an unknown way.');
  return inflateRawSync(content, { maxOutputLength: largestPart }).toString('utf8');
};

/** Lengths that point nowhere and streams that are none: the file is not what it says it is. */
const orUnreadable = <Result>(read: () => Result): Result => {
  try {
    return read();
  } catch {
    return unreadable('El archivo de Excel está dañado, o es demasiado grande.');
  }
};

/**
 * @param largestPart bytes, unpacked
 * @returns how to read a part by its name; nothing for a part that there is not. @throws Rejection for what is no archive
 */
export const zipParts = (file: Buffer, largestPart: number): ((name: string) => string | undefined) => {
  const entries = orUnreadable(() => directoryOf(file));
  return (name) => {
    const entry = entries.get(name);
    return entry && orUnreadable(() => unpacked(file, entry, largestPart));
  };
};
