/** The codes of shared links: 128 bits of a keyed hash, kept nowhere. Who reads the log finds streams, and opens no link. */
import { timingSafeEqual } from 'node:crypto';
import { uuidV5 } from '../kit/command-handling/index.ts';
import { keyedHash } from '../kit/personal-data/index.ts';

/** Bytes of a code: 128 bits, which nobody guesses. */
const length = 16;
/** What every stream's id is derived from, beside the code's own hash. */
const space = '6f0d1f0a-4d5e-4a0f-9a57-2f3c7b1f6f52';

const opaque = (indexKey: Buffer, purpose: string, value: string): string =>
  Buffer.from(keyedHash(indexKey, purpose, value), 'hex')
    .subarray(0, length)
    .toString('base64url');

/** The code that a command makes: a repeat gets the same. @param indexKey 32 bytes */
export const shareCode = (indexKey: Buffer, commandId: string): string =>
  opaque(indexKey, 'share-code', commandId);

/** The id of the stream behind a code, whatever was typed as one. */
export const shareId = (indexKey: Buffer, code: string): string =>
  uuidV5(space, keyedHash(indexKey, 'share-stream', code));

/** What only who made the link gets: it lets change what the link opens. */
export const editKeyOf = (indexKey: Buffer, code: string): string => opaque(indexKey, 'share-edit', code);

/** Takes as long for a good guess as for a bad one. */
export const isEditKey = (indexKey: Buffer, code: string, given: string): boolean => {
  const [right, other] = [Buffer.from(editKeyOf(indexKey, code)), Buffer.from(given)];
  return right.length === other.length && timingSafeEqual(right, other);
};
