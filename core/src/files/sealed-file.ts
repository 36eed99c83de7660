/** The content of an attached file, sealed under the key of the person it belongs to: erasing the person erases it. */
import { decryptBytes, encryptBytes } from '../kit/personal-data/index.ts';

/** The record that a file belongs to. */
export type FileOwner = {
  /** The aggregate's name, as in the address of its commands. */
  readonly aggregate: string;
  /** Also the subject under whose key the file is sealed. */
  readonly ownerId: string;
};

/** Which file it is: bound to the ciphertext, so that no row can be put in the place of another. */
export type FileIdentity = FileOwner & { readonly id: string };

/** Stored format. Files of leads were sealed before other aggregates had files, and keep the context of then. */
const context = ({ aggregate, ownerId, id }: FileIdentity): string =>
  aggregate === 'leads' ? `leadFile/${ownerId}/${id}` : `file/${aggregate}/${ownerId}/${id}`;

/** @param key the owner's, of 32 bytes @returns nonce, tag and ciphertext */
export const sealFile = (key: Buffer, file: FileIdentity, content: Buffer): Buffer =>
  encryptBytes(key, content, context(file));

/** @throws Error for another key, another file, or a changed bit */
export const openFile = (key: Buffer, file: FileIdentity, sealed: Buffer): Buffer =>
  decryptBytes(key, sealed, context(file));
