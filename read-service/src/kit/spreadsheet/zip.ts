/** A zip archive that is written as it grows: nothing of it is held back, and no entry is known before it ends. */
import { crc32, constants, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

const deflate = promisify(deflateRaw);

/** Where a part of the deflate stream ends, so that the next one follows byte by byte. */
const unfinished = { finishFlush: constants.Z_FULL_FLUSH, level: 6 };

/** What four bytes can tell: beyond it an archive would need another format. */
export const largestZip = 0xffff_ffff;

type Entry = { name: Buffer; offset: number; crc: number; size: number; packed: number };

/** Names in UTF-8; sizes after the content, for they are not known before. */
const flags = 0x0808;
const [deflated, version] = [8, 20];
/** The first of January 1980: the same rows make the same bytes. */
const [dosTime, dosDate] = [0, 0x21];

const bytes = (...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
};

const localHeader = ({ name }: Entry): Buffer =>
  Buffer.concat([
    bytes([4, 0x04034b50], [2, version], [2, flags], [2, deflated], [2, dosTime], [2, dosDate]),
    bytes([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const descriptor = ({ crc, packed, size }: Entry): Buffer =>
  bytes([4, 0x08074b50], [4, crc], [4, packed], [4, size]);

const centralHeader = ({ name, crc, packed, size, offset }: Entry): Buffer =>
  Buffer.concat([
    bytes([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, deflated], [2, dosTime], [2, dosDate]),
    bytes([4, crc], [4, packed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0]),
    bytes([4, 0], [4, offset]),
    name,
  ]);

export type Zip = {
  /** The bytes that begin an entry; the one before must have ended. */
  open(name: string): Buffer;
  /** Some more content of the open entry, packed. @throws RangeError when the archive gets too large */
  write(content: string): Promise<Buffer>;
  /** Ends the open entry. */
  close(): Promise<Buffer>;
  /** Ends the archive. */
  end(): Buffer;
  /** Bytes of content in the open entry so far. */
  readonly size: () => number;
};

export const zip = (): Zip => {
  const entries: Entry[] = [];
  let written = 0;
  const count = (buffer: Buffer): Buffer => {
    written += buffer.length;
    if (written > largestZip) throw new RangeError('The archive is too large.');
    return buffer;
  };
  const current = (): Entry => entries.at(-1)!;

  return {
    open(name) {
      entries.push({ name: Buffer.from(name), offset: written, crc: 0, size: 0, packed: 0 });
      return count(localHeader(current()));
    },
    async write(content) {
      const entry = current();
      const plain = Buffer.from(content);
      entry.crc = crc32(plain, entry.crc);
      entry.size += plain.length;
      if (entry.size > largestZip) throw new RangeError('The archive is too large.');
      const packed = await deflate(plain, unfinished);
      entry.packed += packed.length;
      return count(packed);
    },
    async close() {
      const entry = current();
      const last = await deflate(Buffer.alloc(0));
      entry.packed += last.length;
      return count(Buffer.concat([last, descriptor(entry)]));
    },
    end() {
      const directory = Buffer.concat(entries.map(centralHeader));
      const counted = entries.length;
      const trailer = Buffer.concat([
        bytes([4, 0x06054b50], [2, 0], [2, 0], [2, counted], [2, counted]),
        bytes([4, directory.length], [4, written], [2, 0]),
      ]);
      return count(Buffer.concat([directory, trailer]));
    },
    size: () => current().size,
  };
};
