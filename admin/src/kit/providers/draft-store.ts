/** Drafts: what was typed and not known to have arrived, kept for a day in this browser, per person and form. */
import { type SentAttempt } from './attempt.ts';

/** The time for which a draft is kept; milliseconds. */
export const draftLife = 24 * 60 * 60 * 1_000;
const mostKept = 50;
const prefix = 'cotejo-draft/';

export type Draft = {
  /** The instant at which it was typed, in UTC. */
  readonly at: string;
  /** Only what differs from what the form began with; nothing where only the attempt is known. */
  readonly value?: unknown;
  /** The version of the record that it was typed on. */
  readonly version?: number | undefined;
  /** The command that was made of it, while nobody knows whether that arrived: sent again to the letter, it has no second effect. */
  readonly attempt?: SentAttempt | undefined;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

type Parts = {
  /** The browser's: a draft outlives its tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** The person who writes; an administrator who acts as another person has drafts apart: `administrator-person`. */
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

  /** The keys of a person's drafts, as oneself or acting as others. */
  const keysOf = (person: string): readonly string[] =>
    keys().filter((key) =>
      [`${prefix}${person}/`, `${prefix}${person}-`].some((begin) => key.startsWith(begin)),
    );

  const listeners = new Set<() => void>();
  let revision = 0;
  const changed = (): void => {
    revision += 1;
    listeners.forEach((listener) => listener());
  };
  /** The names of forms that are open. */
  const open = new Set<string>();

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

  const write = (name: string, draft: Draft): void => {
    // Nothing is written down for a person who has just left.
    if (whoIsHere() === undefined) return;
    try {
      storage.setItem(keyOf(name), JSON.stringify(draft));
      if (keys().length > mostKept) sweep();
      changed();
    } catch {
      // A full browser keeps no draft: the form itself still holds what was typed.
    }
  };
  const remove = (name: string): void => {
    storage.removeItem(keyOf(name));
    changed();
  };

  /** The names of somebody's drafts of a record's forms. */
  const namesOf = (resource: string, id: string): readonly string[] =>
    keys()
      .filter((key) => key.startsWith(keyOf(`${resource}/${id}/`)))
      .map((key) => key.slice(keyOf('').length));

  const settle = (name: string, commandId: string): void => {
    const draft = read(name);
    if (draft?.attempt?.commandId !== commandId) return;
    if (draft.value === undefined) remove(name);
    else write(name, { ...draft, attempt: undefined });
  };

  return {
    sweep,
    read,
    /**
     * @param value nothing where nothing is typed any more
     * @param typedAt milliseconds since 1970
     */
    keep: (name: string, value: unknown, version?: number, typedAt = now()): void => {
      const attempt = read(name)?.attempt;
      if (value === undefined && attempt === undefined) return remove(name);
      write(name, { at: new Date(typedAt).toISOString(), value, version, attempt });
    },
    /** A command that was made of what was typed goes out. */
    send: (name: string, attempt: SentAttempt): void =>
      write(name, { at: new Date(now()).toISOString(), ...read(name), attempt }),
    attemptOf: (name: string): SentAttempt | undefined => read(name)?.attempt,
    /** The attempt is refused: the draft stays without it, unless another attempt has taken its place. */
    settle,
    /**
     * The attempt is done: the draft goes with it, unless another attempt has taken its place.
     *
     * @param typedBy later text stays, without the attempt; a UTC instant
     */
    done: (name: string, commandId: string, typedBy: string): void => {
      const draft = read(name);
      if (!draft || (draft.attempt && draft.attempt.commandId !== commandId)) return;
      if (draft.at <= typedBy) remove(name);
      else settle(name, commandId);
    },
    forget: remove,
    /** The listener is called after each change. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Another one after each change. */
    revision: (): number => revision,
    /** @param key what another tab has changed in the storage; nothing for all of it */
    noteElsewhere: (key: string | null): void => {
      if (key === null || key.startsWith(prefix)) changed();
    },
    /** @returns what says that the form is closed */
    show: (name: string): (() => void) => {
      open.add(name);
      changed();
      return () => {
        open.delete(name);
        changed();
      };
    },
    isOpen: (name: string): boolean => open.has(name),
    namesOf,
    /** All about a record whose person is erased. */
    forgetOf: (resource: string, id: string): void => {
      for (const name of namesOf(resource, id)) remove(name);
    },
    /** The number of somebody's drafts that hold something. */
    count: (person: string): number =>
      keysOf(person).filter((key) => {
        const draft = draftIn(storage.getItem(key));
        return draft?.value !== undefined && isOfToday(draft);
      }).length,
    /** All of somebody who leaves. */
    forgetAll: (person: string): void => {
      for (const key of keysOf(person)) storage.removeItem(key);
    },
  };
};
