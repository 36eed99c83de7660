/**
 * Bounds the memory of one connection's reads: so many of them hold pages at once and the others queue. While some queue, a
 * read whose client takes nothing of it is ended, and gives its slot to the next.
 */

export type ReadSlots = {
  /**
   * Waits for a slot of the connection.
   * @param giveUp ends the read, and frees the slot soon after
   * @param left aborted when the read's client goes away: it leaves the queue
   */
  take: (connection: string, giveUp: () => void, left: AbortSignal) => Promise<Slot>;
};
export type Slot = {
  /** Marks the read as waiting for its client to take what was handed over. */
  stall: () => void;
  /** Marks the read as going on: its client has taken everything. */
  goOn: () => void;
  free: () => void;
};

type Held = { giveUp: () => void; stalledAt: number };
type Connection = { held: Set<Held>; queue: Set<() => void>; timer?: NodeJS.Timeout | undefined };

/** @param grace milliseconds that a client may take nothing of a read while other reads of its connection queue */
export function readSlots({ atOnce, grace }: { atOnce: number; grace: number }): ReadSlots {
  const connections = new Map<string, Connection>();

  const endStalled = (connection: Connection): void => {
    const { held, queue } = connection;
    connection.timer = undefined;
    if (queue.size === 0) return;
    const longAgo = performance.now() - grace;
    const stalled = [...held].filter(({ stalledAt }) => stalledAt <= longAgo);
    for (const { giveUp } of stalled.slice(0, queue.size)) giveUp();
    watch(connection);
  };
  const watch = (connection: Connection): void => {
    connection.timer ??= setTimeout(endStalled, grace, connection).unref();
  };

  return {
    async take(name, giveUp, left) {
      const connection: Connection = connections.get(name) ?? { held: new Set(), queue: new Set() };
      connections.set(name, connection);
      const { held, queue } = connection;
      const one: Held = { giveUp, stalledAt: Infinity };
      const enter = (): void => void held.add(one);
      if (held.size < atOnce) enter();
      else
        await new Promise<void>((resolve) => {
          const next = (): void => {
            enter();
            resolve();
          };
          queue.add(next);
          left.addEventListener('abort', () => queue.delete(next) && resolve(), { once: true });
          watch(connection);
        });
      return {
        stall: () => void (one.stalledAt = performance.now()),
        goOn: () => void (one.stalledAt = Infinity),
        free: () => {
          if (held.delete(one))
            for (const next of queue) {
              queue.delete(next);
              next();
              break;
            }
          if (held.size > 0) return;
          clearTimeout(connection.timer);
          connections.delete(name);
        },
      };
    },
  };
}
