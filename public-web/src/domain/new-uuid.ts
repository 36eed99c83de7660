/** Uuids as text, and random ones. */

/** @param bytes sixteen, in which the version and the variant are written */
export const uuidOf = (bytes: Uint8Array, version: number): string => {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** Random, also where a page came without encryption and `crypto.randomUUID` is missing. */
export const newUuid = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4);
