/** Personal data: sealed in events under a key per subject, gone when the key is. */
export { decrypt, decryptBytes, encrypt, encryptBytes } from './cipher.ts';
export { eventCodec, type EventCodec } from './event-codec.ts';
export { keySchema, postgresKeyStore } from './key-stores.ts';
export { type KeyStore, subjectKeys, type SubjectKeys } from './subject-keys.ts';
export { keyedHash } from './keyed-hash.ts';
export { isSecretCode, secretCode } from './secret-code.ts';
