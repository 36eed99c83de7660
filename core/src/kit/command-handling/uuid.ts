/** Name-based UUIDs (RFC 9562, version 5): the same name gives the same id, so a repeat is recognised. */
import { createHash } from 'node:crypto';

/** @param namespace a UUID */
export const uuidV5 = (namespace: string, name: string): string => {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
