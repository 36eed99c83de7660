/** AES-256-GCM for one value: what leaves is nonce, tag and ciphertext, as bytes or as base64 of them. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/** @param context bound to the ciphertext: the same bytes elsewhere do not decrypt */
export const encryptBytes = (key: Buffer, plaintext: string | Buffer, context: string): Buffer => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
};

/** @throws Error when the key, the context or a bit is wrong */
export const decryptBytes = (key: Buffer, sealed: Buffer, context: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]);
};

/** The same as text: base64. */
export const encrypt = (key: Buffer, plaintext: string | Buffer, context: string): string =>
  encryptBytes(key, plaintext, context).toString('base64');

/** @throws Error when the key, the context or a bit is wrong */
export const decrypt = (key: Buffer, sealed: string, context: string): Buffer =>
  decryptBytes(key, Buffer.from(sealed, 'base64'), context);
