import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSvg, pictureHeader } from './picture-header.ts';
import { jpeg, png, webp } from './testing/pictures.ts';

test.each([
  ['png', png(300, 80), 300, 80],
  ['jpeg', jpeg(1_200, 630), 1_200, 630],
  ['webp', webp.lossy(640, 480), 640, 480],
  ['webp', webp.lossless(1, 16_384), 1, 16_384],
  ['webp', webp.extended(5_000, 3), 5_000, 3],
] as const)('a %s tells its size', (type, bytes, width, height) =>
  expect(pictureHeader(bytes)).toEqual({ type, width, height }),
);

test.each([
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a page', Buffer.from('<html>')],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
  ['a picture of no width', png(0, 80)],
  ['a PNG without its header', png(3, 3).subarray(0, 12)],
  ['a JPEG that ends before its frame', jpeg(3, 3).subarray(0, 10)],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', (_, bytes) => expect(pictureHeader(bytes)).toBeUndefined());

test('whatever follows the first bytes of a picture, reading ends without an error', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(png(3, 3), jpeg(3, 3), webp.lossy(3, 3), webp.lossless(3, 3), webp.extended(3, 3)),
      fc.nat({ max: 40 }),
      fc.uint8Array({ maxLength: 400 }),
      (picture, cut, rest) => {
        expect(() => pictureHeader(Buffer.concat([picture.subarray(0, cut), rest]))).not.toThrow();
      },
    ),
  ));

test('a megabyte of fill bytes is read once', () => {
  const bytes = Buffer.alloc(1024 * 1024, 0xff);
  bytes[1] = 0xd8;
  const began = performance.now();
  expect(pictureHeader(bytes)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a drawing in SVG is known by its first element', () => {
  expect(isSvg(Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">'))).toBe(true);
  expect(isSvg(Buffer.from('<svgs>'))).toBe(false);
});
