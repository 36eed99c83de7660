/** Subject keys in memory: for fast tests, held to the same contract as Postgres. */
import { type KeyStore } from '../personal-data/index.ts';

/** Keys that are gone with the process. */
export const inMemoryKeyStore = (): KeyStore => {
  const rows = new Map<string, string | null>();
  return {
    async ensure(subject, wrapped) {
      if (!rows.has(subject)) rows.set(subject, wrapped);
      return rows.get(subject)!;
    },
    async find(subjects) {
      return new Map(
        subjects.flatMap((subject) => {
          const wrapped = rows.get(subject);
          return wrapped ? [[subject, wrapped] as const] : [];
        }),
      );
    },
    async erase(subject) {
      rows.set(subject, null);
    },
  };
};
