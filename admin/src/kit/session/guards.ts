/** Forms and composers that hold something: whoever leaves one of them is asked first. */

/** The question that waits for an answer. */
export type Asked = {
  /** Whether a draft of all that is held is kept for a day. */
  readonly isKept: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
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
    asked: (): Asked | undefined => asked,
    /**
     * Goes on at once where nothing is held, and once the person wants to leave it otherwise.
     *
     * @param of the name of the only one that would be left; all of them otherwise
     * @param losesDrafts whether those that are kept will be forgotten too
     */
    askToLeave: (
      leave: () => void,
      { of, losesDrafts = false, onStay }: { of?: string; losesDrafts?: boolean; onStay?: () => void } = {},
    ): void => {
      const left = [...held].filter(([name]) => of === undefined || name === of);
      if (left.length === 0) return leave();
      asked = {
        isKept: !losesDrafts && left.every(([, isKept]) => isKept),
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
