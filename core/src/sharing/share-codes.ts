/** The codes of shared links: 128 bits of a keyed hash, kept nowhere. Who reads the log finds streams, and opens no link. */
import { uuidV5 } from '../kit/command-handling/index.ts';
import { keyedHash, secretCode } from '../kit/personal-data/index.ts';

/** The namespace of stream ids, beside the code's own hash. */
const space = '6f0d1f0a-4d5e-4a0f-9a57-2f3c7b1f6f52';

/** The code that a command makes: a repeat gets the same. @param indexKey 32 bytes */
export const shareCode = (indexKey: Buffer, commandId: string): string =>
  secretCode(indexKey, 'share-code', commandId);

/** The id of the stream behind a code, whatever was typed as one. */
export const shareId = (indexKey: Buffer, code: string): string =>
  uuidV5(space, keyedHash(indexKey, 'share-stream', code));
