/** The content of a lead's file, sealed under the key of the lead's person: erasing the person erases it. */
import { decryptBytes, encryptBytes } from '../kit/personal-data/index.ts';

/** Which file it is: bound to the ciphertext, so that no row can be put in the place of another. */
export type FileIdentity = { readonly id: string; readonly leadId: string };

const context = ({ id, leadId }: FileIdentity): string => `leadFile/${leadId}/${id}`;

/** @param key the lead's, of 32 bytes @returns nonce, tag and ciphertext */
export const sealFile = (key: Buffer, file: FileIdentity, content: Buffer): Buffer =>
  encryptBytes(key, content, context(file));

/** @throws Error for another key, another file, or a changed bit */
export const openFile = (key: Buffer, file: FileIdentity, sealed: Buffer): Buffer =>
  decryptBytes(key, sealed, context(file));
