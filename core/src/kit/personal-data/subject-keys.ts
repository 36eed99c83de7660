/** One key per person; deleting it erases, everywhere and for ever, what was encrypted under it. */
import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './cipher.ts';

/** Where wrapped keys are kept, by subject id. */
export type KeyStore = {
  /** Stores a key unless the subject has one, and returns the subject's wrapped key; `null` when it was erased. */
  ensure(subject: string, wrapped: string): Promise<string | null>;
  /** The wrapped keys of those subjects that have one. */
  find(subjects: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Deletes the key for good: the subject never gets another. */
  erase(subject: string): Promise<void>;
};

export type SubjectKeys = {
  /** The subject's key, made at first use; `undefined` when the subject was erased. */
  ensure(subject: string): Promise<Buffer | undefined>;
  find(subjects: Iterable<string>): Promise<ReadonlyMap<string, Buffer>>;
  erase(subject: string): Promise<void>;
};

type CachedKey = { readonly key: Buffer; readonly until: number };

/**
 * @param masterKey 32 bytes that wrap every subject's key
 * @param cache how many keys are kept in memory and for how long (milliseconds): so long another process still
 *   opens what this one has erased. What it opened may be kept by others; all of it together stays under half a minute
 */
export const subjectKeys = (
  store: KeyStore,
  masterKey: Buffer,
  cache: { readonly size: number; readonly age: number } = { size: 20_000, age: 10_000 },
): SubjectKeys => {
  const known = new Map<string, CachedKey>();

  const remember = (subject: string, key: Buffer): Buffer => {
    known.delete(subject);
    known.set(subject, { key, until: Date.now() + cache.age });
    if (known.size > cache.size) known.delete(known.keys().next().value!);
    return key;
  };
  const recall = (subject: string): Buffer | undefined => {
    const cached = known.get(subject);
    return cached && cached.until > Date.now() ? cached.key : undefined;
  };
  const unwrap = (subject: string, wrapped: string): Buffer =>
    remember(subject, decrypt(masterKey, wrapped, `key/${subject}`));

  return {
    async ensure(subject) {
      const cached = recall(subject);
      if (cached) return cached;
      const wrapped = await store.ensure(subject, encrypt(masterKey, randomBytes(32), `key/${subject}`));
      return wrapped === null ? undefined : unwrap(subject, wrapped);
    },
    async find(subjects) {
      const found = new Map<string, Buffer>();
      const missing: string[] = [];
      for (const subject of new Set(subjects)) {
        const cached = recall(subject);
        if (cached) found.set(subject, cached);
        else missing.push(subject);
      }
      if (missing.length > 0)
        for (const [subject, wrapped] of await store.find(missing))
          found.set(subject, unwrap(subject, wrapped));
      return found;
    },
    async erase(subject) {
      await store.erase(subject);
      known.delete(subject);
    },
  };
};
