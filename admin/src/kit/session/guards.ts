/** Forms and composers that hold something: a person who leaves one of them is asked first. */

/** The question that waits for an answer. */
export type Asked = {
  /** A draft of all that is held is kept for a day. */
  readonly isKept: boolean;
  /** The losses with the session, where that ends. */
  readonly lost?: LostWithSession | undefined;
  readonly leave: () => void;
  readonly stay: () => void;
};

/** A person's losses if the session ended now, in all tabs of this browser. */
export type LostWithSession = {
  /** The number of drafts that would be removed. */
  readonly drafts: number;
  /** This tab holds something of which no draft is kept. */
  readonly isHere: boolean;
  /** Another tab holds something of which no draft is kept. */
  readonly isElsewhere: boolean;
};

export type Guards = ReturnType<typeof createGuards>;

export const createGuards = () => {
  /** By name, whether a draft of it is kept. */
  const held = new Map<string, boolean>();
  const listeners = new Set<() => void>();
  let asked: Asked | undefined;
  const tell = (): void => listeners.forEach((listener) => listener());
  const answered = (): void => {
    asked = undefined;
    tell();
  };
  return {
    hold: (name: string, isKept: boolean): void => {
      held.set(name, isKept);
      tell();
    },
    release: (name: string): void => {
      if (held.delete(name)) tell();
    },
    isHeld: (): boolean => held.size > 0,
    /** Something is held of which no draft is kept. */
    isUnkept: (): boolean => [...held.values()].includes(false),
    asked: (): Asked | undefined => asked,
    /**
     * Goes on at once where nothing is held, and once the person wants to leave it otherwise.
     *
     * @param of the name of the only one that would be left; all of them otherwise
     * @param lost what else would be lost: one is asked for its sake, too
     */
    askToLeave: (
      leave: () => void,
      { of, lost, onStay }: { of?: string; lost?: LostWithSession; onStay?: () => void } = {},
    ): void => {
      const left = [...held].filter(([name]) => of === undefined || name === of);
      if (left.length === 0 && !lost?.drafts && !lost?.isElsewhere) return leave();
      asked = {
        isKept: lost === undefined && left.every(([, isKept]) => isKept),
        lost,
        leave: () => {
          answered();
          leave();
        },
        stay: () => {
          answered();
          onStay?.();
        },
      };
      tell();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Those of this tab. */
export const guards = createGuards();
