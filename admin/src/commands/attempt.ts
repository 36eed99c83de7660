/** Which id a command goes out with: one per attempt, kept while nobody knows whether it arrived. */

export type Attempt = { readonly commandId: string; readonly fingerprint: string };

/** What makes two tries the same command: what is asked, of what, and on which version. */
export const fingerprintOf = (name: string, payload: object, expectedVersion: number | undefined): string =>
  JSON.stringify([name, payload, expectedVersion ?? null]);

/** The same attempt again when it asks for the same; a new one for anything else. */
export const attemptFor = (before: Attempt | undefined, fingerprint: string, newId: () => string): Attempt =>
  before?.fingerprint === fingerprint ? before : { commandId: newId(), fingerprint };
