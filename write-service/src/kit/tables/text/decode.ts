/** The text of a file in the encoding that it was written in; where that can't be told, a word that says how to save it. */
import iconv from 'iconv-lite';
import { unreadable } from '../unreadable.ts';
import { strangeness } from './plausible.ts';

/** Bytes in which what is no text shows itself. */
const looked = 4_096;

/** Three of four bytes are zero: no spreadsheet writes it, and some programs of data do. */
const isUtf32 = (beginning: Buffer): boolean => {
  const mark = beginning.toString('hex', 0, 4);
  if (mark === 'fffe0000' || mark === '0000feff') return true;
  const zeros = [0, 0, 0, 0];
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 4]! += 1;
  const [least = 0, ...others] = zeros.toSorted((one, other) => one - other);
  const each = beginning.length / 4;
  return least < each * 0.05 && others.every((count) => count > each * 0.6);
};

/** Excel's “Unicode text” is UTF-16, which programs also write without its mark: every other byte is zero then. */
const wideEncoding = (beginning: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = beginning;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const most = beginning.length / 2;
  if (zeros[1]! > most * 0.6 && zeros[0]! < most * 0.05) return 'utf-16le';
  return zeros[0]! > most * 0.6 && zeros[1]! < most * 0.05 ? 'utf-16be' : undefined;
};

/** Windows, Macintosh, and “CSV (MS-DOS)”. */
const singleByte = ['windows-1252', 'macintosh', 'cp850'] as const;
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | (typeof singleByte)[number];

/** Signs that are looked at: a choice is seen in a few. */
const mostSigns = 5_000;
/** Of a text in its own encoding, hardly a sign is strange. */
const mostStrange = 0.1;

type Bytes = AsyncIterable<Buffer>;
/** A byte that is no ASCII between its neighbours; nothing where the file begins or ends. */
type Sign = readonly [byte: number, before: number | undefined, after: number | undefined];

const foreignSigns = async (bytes: Bytes): Promise<readonly Sign[]> => {
  const signs: Sign[] = [];
  let before: number | undefined;
  let last: number | undefined;
  const pass = (next?: number): void => {
    if (last !== undefined && last >= 0x80) signs.push([last, before, next]);
    before = last;
    last = next;
  };
  for await (const piece of bytes)
    for (const byte of piece) {
      pass(byte);
      if (signs.length === mostSigns) return signs;
    }
  pass();
  return signs;
};

/** By all of its signs in their places, and not by one byte. */
const singleByteEncoding = async (bytes: Bytes): Promise<Encoding> => {
  const found = await foreignSigns(bytes);
  const scores = singleByte.map((encoding) => {
    const signs = iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), encoding);
    const signOf = (byte: number | undefined): string => (byte === undefined ? '' : signs[byte]!);
    const strange = found.reduce(
      (sum, [byte, before, after]) => sum + strangeness(signOf(byte), signOf(before), signOf(after)),
      0,
    );
    return { encoding, strange: strange / found.length };
  });
  const [best, second] = scores.toSorted((one, other) => one.strange - other.strange);
  return best!.strange > mostStrange || best!.strange === second!.strange
    ? unreadable(
        'No se puede saber con qué juego de caracteres se guardó el archivo. Guárdalo como «CSV UTF-8» o XLSX y vuelve a elegirlo.',
      )
    : best!.encoding;
};

export async function* decoded(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  for await (const piece of bytes) yield decoder.write(piece);
  yield decoder.end() ?? '';
}

/** A text of UTF-8 with a few broken bytes stays one: U+FFFD stands where they were. */
const isUtf8 = async (bytes: Bytes): Promise<boolean> => {
  let [broken, whole] = [0, 0];
  for await (const text of decoded(bytes, 'utf-8'))
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      if (sign === 0xfffd) broken += 1;
      else if (sign > 0x7f) whole += 1;
    }
  return broken === 0 || whole > broken;
};

/**
 * @param beginning the first bytes
 * @param sample gives the bytes by which it is told, from the first, each time that it is called
 * @returns nothing for what is no text
 * @throws Rejection (422) for a text of which the encoding can't be told
 */
export const encodingOf = async (beginning: Buffer, sample: () => Bytes): Promise<Encoding | undefined> => {
  const first = beginning.subarray(0, looked);
  if (isUtf32(first))
    return unreadable(
      'El archivo está guardado como UTF-32. Guárdalo como «CSV UTF-8» o XLSX y vuelve a elegirlo.',
    );
  const wide = wideEncoding(first);
  if (wide) return wide;
  if (first.includes(0)) return undefined;
  return (await isUtf8(sample())) ? 'utf-8' : singleByteEncoding(sample());
};
