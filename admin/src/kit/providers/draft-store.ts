/** Drafts: what was typed and not sent yet, kept for a day in this browser, per person and form. */

/** The time for which a draft is kept; milliseconds. */
export const draftLife = 24 * 60 * 60 * 1_000;
const mostKept = 50;
const prefix = 'cotejo-draft/';

export type Draft = {
  /** The instant at which it was typed, in UTC. */
  readonly at: string;
  /** Only what differs from what the form began with. */
  readonly value: unknown;
  /** The version of the record that it was typed on. */
  readonly version?: number | undefined;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

type Parts = {
  /** The browser's: a draft outlives its tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** The person who writes; an administrator who acts as another person has drafts apart from that person's. */
  readonly whoIsHere: () => string | undefined;
  readonly now: () => number;
};

const draftIn = (text: string | null): Draft | undefined => {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    return draft && !Number.isNaN(Date.parse(draft.at)) ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const createDraftStore = ({ storage, whoIsHere, now }: Parts) => {
  const keyOf = (name: string): string => `${prefix}${whoIsHere()}/${name}`;
  // A time to come is of a clock that was wrong.
  const isOfToday = ({ at }: Draft): boolean => Math.abs(now() - Date.parse(at)) < draftLife;
  const keys = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );

  /** Removes the drafts of more than a day ago, anybody's, and the oldest of too many. */
  const sweep = (): void => {
    const dated = keys().map((key) => ({ key, draft: draftIn(storage.getItem(key)) }));
    const good = dated.filter(({ draft }) => draft && isOfToday(draft));
    const kept = new Set(
      good
        .toSorted((one, other) => other.draft!.at.localeCompare(one.draft!.at))
        .slice(0, mostKept)
        .map(({ key }) => key),
    );
    for (const { key } of dated) if (!kept.has(key)) storage.removeItem(key);
  };

  const read = (name: string): Draft | undefined => {
    const draft = draftIn(storage.getItem(keyOf(name)));
    return draft && isOfToday(draft) ? draft : undefined;
  };

  return {
    sweep,
    read,
    keep: (name: string, value: unknown, version?: number): void => {
      // Whoever has just left writes nothing down any more.
      if (whoIsHere() === undefined) return;
      const draft: Draft = { at: new Date(now()).toISOString(), value, version };
      try {
        storage.setItem(keyOf(name), JSON.stringify(draft));
        if (keys().length > mostKept) sweep();
      } catch {
        // A full browser keeps no draft: the form itself still holds what was typed.
      }
    },
    /** @param until forgets only what was typed by then; a UTC instant */
    forget: (name: string, until?: string): void => {
      const draft = read(name);
      if (until === undefined || (draft && draft.at <= until)) storage.removeItem(keyOf(name));
    },
    /** All of somebody who leaves. */
    forgetAll: (who: string): void => {
      for (const key of keys()) if (key.startsWith(`${prefix}${who}/`)) storage.removeItem(key);
    },
  };
};
