/** Duplicates: how a person's requests are found to be one person's. For servers only. */
export { type Contact, contactHashes } from './contact-hashes.ts';
