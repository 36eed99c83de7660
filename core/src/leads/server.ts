/** Leads, for servers only: how a person’s requests are found to be one person’s, and whose leads somebody sees. */
export { contactHashes, phoneHash } from './contact-hashes.ts';
export { leadScopeRule } from './decisions/allowed-commands.ts';
