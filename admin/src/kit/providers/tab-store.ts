/** Values that a tab keeps for the user who is logged in, through a reload: no other user reads them, and they go with the session. */

const prefix = 'cotejo-tab/';

type Parts = {
  /** The tab's own. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly whoIsHere: () => string | undefined;
};

type Stored = { readonly by?: unknown; readonly value?: unknown };

const storedIn = (text: string | null): Stored => {
  try {
    return (JSON.parse(text ?? 'null') as Stored | null) ?? {};
  } catch {
    return {};
  }
};

export const createTabStore = ({ storage, whoIsHere }: Parts) => {
  const keys = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  const listeners = new Set<() => void>();
  let revision = 0;
  const changed = (): void => {
    revision += 1;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Another one after each change. */
    revision: (): number => revision,
    /** @returns nothing where nothing is kept, or somebody else kept it */
    read: (name: string): unknown => {
      const { by, value } = storedIn(storage.getItem(`${prefix}${name}`));
      return by !== undefined && by === whoIsHere() ? value : undefined;
    },
    keep: (name: string, value: unknown): void => {
      const by = whoIsHere();
      if (by === undefined) return;
      storage.setItem(`${prefix}${name}`, JSON.stringify({ by, value }));
      changed();
    },
    forget: (name: string): void => {
      storage.removeItem(`${prefix}${name}`);
      changed();
    },
    /** All of it: the session is over. */
    clear: (): void => {
      keys().forEach((key) => storage.removeItem(key));
      changed();
    },
  };
};
