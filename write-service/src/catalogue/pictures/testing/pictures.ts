/** Small pictures of each format, as far as their headers: enough for whoever reads no more. */

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const u16 = (value: number): string => value.toString(16).padStart(4, '0');
const little = (value: number, bytes: number): string => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer.toString('hex');
};

export const png = (width: number, height: number): Buffer => {
  const header = bytesOf('89504e470d0a1a0a 0000000d 49484452 0000000000000000 0806000000');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
};
/** With a comment before its frame. */
export const jpeg = (width: number, height: number): Buffer =>
  bytesOf(`ffd8 fffe0004abcd ff ffc0 0011 08 ${u16(height)} ${u16(width)} 03011100`);

const riff = (chunk: string): Buffer =>
  Buffer.concat([Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP', 'latin1'), bytesOf(chunk)]);
export const webp = {
  lossy: (width: number, height: number): Buffer =>
    riff(`56503820 00000000 000000 9d012a ${little(width, 2)}${little(height, 2)}`),
  lossless: (width: number, height: number): Buffer =>
    riff(`5650384c 00000000 2f ${little((width - 1) | ((height - 1) << 14), 4)} 0000000000`),
  extended: (width: number, height: number): Buffer =>
    riff(`56503858 00000000 00000000 ${little(width - 1, 3)}${little(height - 1, 3)}`),
};
