/**
 * The format and size of a picture, read from the first bytes of its file. Three formats and no more: what reads twenty would
 * be handed to strangers' bytes for the sake of seventeen that are refused.
 */
import { type PictureType } from '@cotejo/core/reference/pictures';

export type PictureHeader = { readonly type: PictureType; readonly width: number; readonly height: number };
type Size = Omit<PictureHeader, 'type'>;

const at = (bytes: Buffer, place: number, text: string): boolean =>
  bytes.toString('latin1', place, place + text.length) === text;

const pngSize = (bytes: Buffer): Size | undefined =>
  at(bytes, 12, 'IHDR') && bytes.length >= 24
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** Frames of a JPEG begin with a marker from C0 to CF; three of these mark something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segment after segment, each with its length, up to the frame: at most once over the bytes. */
const jpegSize = (bytes: Buffer): Size | undefined => {
  for (let place = 2; place + 9 <= bytes.length;) {
    if (bytes[place] !== 0xff) return undefined;
    const marker = bytes[place + 1]!;
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (isFrame(marker))
      return { width: bytes.readUInt16BE(place + 7), height: bytes.readUInt16BE(place + 5) };
    const length = bytes.readUInt16BE(place + 2);
    // The picture itself begins, or its end, before any frame.
    if (length < 2 || marker === 0xda || marker === 0xd9) return undefined;
    place += 2 + length;
  }
  return undefined;
};

const webpSize = (bytes: Buffer): Size | undefined => {
  if (bytes.length < 30) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ': {
      const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
      return at(bytes, 23, '\u009d\u0001\u002a') ? { width, height } : undefined;
    }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return bytes[20] === 0x2f
        ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
        : undefined;
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
};

const typeOf = (bytes: Buffer): PictureType | undefined => {
  if (at(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (at(bytes, 0, '\u00ff\u00d8\u00ff')) return 'jpeg';
  return at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP') ? 'webp' : undefined;
};

const sizes = { png: pngSize, jpeg: jpegSize, webp: webpSize } as const;

/** @returns nothing for what is no PNG, JPEG or WebP, and for one whose header is damaged */
export const pictureHeader = (bytes: Buffer): PictureHeader | undefined => {
  const type = typeOf(bytes);
  const size = type && sizes[type](bytes);
  return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
};

/** Whether bytes are a drawing in SVG, which may hold programs. */
export const isSvg = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.toString('utf8', 0, 4_096));
