import protobuf from 'google-protobuf';

const bytesAsU8 = protobuf.Message.bytesAsU8.bind(protobuf.Message);

/**
 * Makes protobuf's runtime read base64 natively. The client hands it the data of every event as base64, and the runtime reads
 * that letter by letter, twice for each append: of a large event that alone was a fifth of all work.
 */
export const readBase64Natively = (): void => {
  protobuf.Message.bytesAsU8 = (value) => {
    if (typeof value !== 'string') return bytesAsU8(value);
    const { buffer, byteOffset, length } = Buffer.from(value, 'base64');
    return new Uint8Array(buffer, byteOffset, length);
  };
};
