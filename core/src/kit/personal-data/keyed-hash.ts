/** Hashes that find a person again without telling who it is: HMAC-SHA-256 under the index key. */
import { createHmac } from 'node:crypto';

/**
 * @param indexKey 32 bytes; without it the hashes can't be guessed from a list of e-mails or documents
 * @param purpose keeps the hashes of different uses apart
 * @returns 64 hexadecimal digits
 */
export const keyedHash = (indexKey: Buffer, purpose: string, value: string): string =>
  createHmac('sha256', indexKey).update(`${purpose}\u0000${value}`).digest('hex');
