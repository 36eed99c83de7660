/** Whether a file is what its name says, by its bytes alone: nothing is unpacked, rendered or run. */
import { type FileContent, type FileType } from '@cotejo/core/reference/file-types';

const startsWith =
  (...starts: readonly string[]) =>
  (content: Buffer): boolean =>
    starts.some((start) =>
      content.subarray(0, Buffer.byteLength(start, 'latin1')).equals(Buffer.from(start, 'latin1')),
    );

const isPdf = startsWith('%PDF-');
const isOle = startsWith('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1');
const isZip = startsWith('PK\u0003\u0004');
const isJpeg = startsWith('\u00FF\u00D8\u00FF');
const isPng = startsWith('\u0089PNG\r\n\u001A\n');
const isProgram = startsWith('MZ', '\u007FELF');
/** Excel saves “Unicode text” in UTF-16. */
const isUtf16 = startsWith('\u00FF\u00FE', '\u00FE\u00FF');

const heicBrands = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/;
const isHeic = (content: Buffer): boolean => heicBrands.test(content.toString('latin1', 4, 12));

/** The names of an archive's parts stand in it uncompressed. */
const isOffice =
  (folder: 'word/' | 'xl/') =>
  (content: Buffer): boolean =>
    isZip(content) && content.includes('[Content_Types].xml') && content.includes(folder);

const isBinary = [isPdf, isOle, isZip, isJpeg, isPng, isHeic, isProgram];
const isText = (content: Buffer): boolean =>
  isUtf16(content) || (!content.includes(0) && !isBinary.some((is) => is(content)));

const checks: Readonly<Record<FileContent, (content: Buffer) => boolean>> = {
  pdf: isPdf,
  ole: isOle,
  word: isOffice('word/'),
  excel: isOffice('xl/'),
  jpeg: isJpeg,
  png: isPng,
  heic: isHeic,
  text: isText,
};

/** @returns whether the bytes are of this type, as far as a type has marks of its own */
export const looksLike = ({ content }: Pick<FileType, 'content'>, bytes: Buffer): boolean =>
  checks[content](bytes);
