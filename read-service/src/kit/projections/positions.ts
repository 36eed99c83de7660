/** How far each projector is, and who waits for it to come further: woken by its news, never by a clock. */

export type Positions = {
  readonly of: (projector: string) => bigint;
  /** Of the projector that is furthest: nothing that was told before lies behind it. */
  readonly furthest: () => bigint;
  readonly set: (projector: string, position: bigint) => void;
  /** @returns whether the log has come as far as that; true while nobody can say how far it is */
  readonly isInLog: (position: bigint) => Promise<boolean>;
  /** @returns whether the projector has come as far as that in time */
  readonly reached: (projector: string, position: bigint) => Promise<boolean>;
};

type Waiter = { readonly position: bigint; readonly wake: () => void };

/**
 * @param timeout how long anybody waits for a projector; milliseconds
 * @param logEnd the position of the log's last event
 */
export const createPositions = (timeout: number, logEnd: () => Promise<bigint>): Positions => {
  const positions = new Map<string, bigint>();
  const waiting = new Map<string, Set<Waiter>>();
  const of = (projector: string): bigint => positions.get(projector) ?? 0n;

  const furthest = (): bigint =>
    [...positions.values()].reduce((most, position) => (position > most ? position : most), 0n);

  return {
    of,
    furthest,
    isInLog: async (position) => position <= furthest() || position <= (await logEnd().catch(() => position)),
    set(projector, position) {
      positions.set(projector, position);
      for (const waiter of waiting.get(projector) ?? []) if (waiter.position <= position) waiter.wake();
    },
    async reached(projector, position) {
      if (of(projector) >= position) return true;
      const waiters = waiting.get(projector) ?? new Set();
      waiting.set(projector, waiters);
      return new Promise((resolve) => {
        const done = (reached: boolean): void => {
          clearTimeout(timer);
          waiters.delete(waiter);
          resolve(reached);
        };
        const waiter: Waiter = { position, wake: () => done(true) };
        const timer = setTimeout(() => done(false), timeout);
        waiters.add(waiter);
      });
    },
  };
};
