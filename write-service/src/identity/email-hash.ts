/** The id of a login name: an e-mail's keyed hash, so that no stream's name tells who has an account. */
import { keyedHash } from '@cotejo/core/kit/personal-data';

/** @param email as typed; case and surrounding blanks don't matter */
export const emailHash = (indexKey: Buffer, email: string): string =>
  keyedHash(indexKey, 'loginName', email.normalize('NFC').trim().toLowerCase());
