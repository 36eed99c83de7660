/** The text of a file in the encoding that it was written in; where that can't be told, a word that says how to save it. */
import iconv from 'iconv-lite';
import { unreadable } from '../unreadable.ts';
import { strangeness } from './plausible.ts';

/** Bytes in which what is no text shows itself. */
const looked = 4_096;

/** Three of four bytes are zero: no spreadsheet writes it, and some programs of data do. */
const isUtf32 = (file: Buffer): boolean => {
  const mark = file.toString('hex', 0, 4);
  if (mark === 'fffe0000' || mark === '0000feff') return true;
  const zeros = [0, 0, 0, 0];
  const sample = file.subarray(0, looked);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 4]! += 1;
  const [least = 0, ...others] = zeros.toSorted((one, other) => one - other);
  const each = sample.length / 4;
  return least < each * 0.05 && others.every((count) => count > each * 0.6);
};

/** Excel's “Unicode text” is UTF-16, which programs also write without its mark: every other byte is zero then. */
const wideEncoding = (file: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = file.subarray(0, looked);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const most = sample.length / 2;
  if (zeros[1]! > most * 0.6 && zeros[0]! < most * 0.05) return 'utf-16le';
  return zeros[0]! > most * 0.6 && zeros[1]! < most * 0.05 ? 'utf-16be' : undefined;
};

/** Windows, Macintosh, and “CSV (MS-DOS)”. */
const singleByte = ['windows-1252', 'macintosh', 'cp850'] as const;
/** Signs that are looked at: a choice is seen in a few. */
const mostSigns = 5_000;
/** Of a text in its own encoding, hardly a sign is strange. */
const mostStrange = 0.1;

/** By all of its signs in their places, and not by one byte. */
const singleByteText = (file: Buffer): string => {
  const bytes = file.toString('latin1');
  const scores = singleByte.map((encoding) => {
    const signs = iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), encoding);
    const signAt = (at: number): string => (at < 0 || at >= bytes.length ? '' : signs[bytes.charCodeAt(at)]!);
    let [count, strange] = [0, 0];
    for (const { index } of bytes.matchAll(/[\x80-\xff]/g)) {
      strange += strangeness(signAt(index), signAt(index - 1), signAt(index + 1));
      count += 1;
      if (count === mostSigns) break;
    }
    return { encoding, strange: strange / count };
  });
  const [best, second] = scores.toSorted((one, other) => one.strange - other.strange);
  if (best!.strange > mostStrange || best!.strange === second!.strange)
    return unreadable(
      'No se puede saber con qué juego de caracteres se guardó el archivo. Guárdalo como «CSV UTF-8» o XLSX y vuelve a elegirlo.',
    );
  return iconv.decode(file, best!.encoding);
};

const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

/**
 * A text of UTF-8 with a few broken bytes stays one: U+FFFD stands where they were.
 * @returns nothing for what is no text
 * @throws Rejection (422) for a text of which the encoding can't be told
 */
export const textOf = (file: Buffer): string | undefined => {
  if (isUtf32(file))
    return unreadable(
      'El archivo está guardado como UTF-32. Guárdalo como «CSV UTF-8» o XLSX y vuelve a elegirlo.',
    );
  const wide = wideEncoding(file);
  if (wide) return iconv.decode(file, wide);
  if (file.subarray(0, looked).includes(0)) return undefined;
  const text = iconv.decode(file, 'utf-8');
  const broken = count(text, /\ufffd/g);
  return broken === 0 || count(text, /[^\0-\x7f\ufffd]/g) > broken ? text : singleByteText(file);
};
