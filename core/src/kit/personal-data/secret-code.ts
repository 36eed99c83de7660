/** Codes that whoever has one may do something by: derived when they are given and when they are checked, and kept nowhere. */
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** Bytes: 128 bits, which nobody guesses. */
const length = 16;

/**
 * @param indexKey 32 bytes
 * @param purpose what the code is good for, and nothing else is
 * @param value what it is good for that with
 */
export const secretCode = (indexKey: Buffer, purpose: string, value: string): string =>
  Buffer.from(keyedHash(indexKey, purpose, value), 'hex')
    .subarray(0, length)
    .toString('base64url');

/** Takes as long for a good guess as for a bad one. */
export const isSecretCode = (indexKey: Buffer, purpose: string, value: string, given: string): boolean => {
  const [right, other] = [Buffer.from(secretCode(indexKey, purpose, value)), Buffer.from(given)];
  return right.length === other.length && timingSafeEqual(right, other);
};
