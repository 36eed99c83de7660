/** When news are read: the first at once, then with pauses, and never while somebody points or types there. */

/** How long a hand has to rest, and how long there is between two readings; milliseconds. */
const [rest, pause] = [1_500, 2_000];

/** Something changed: these ids. */
export type Ids = ReadonlySet<string>;

/**
 * How long the news have to wait; milliseconds, 0 when they may be read.
 * @param moments when a hand moved there last and when it was read last, on the clock of `now`
 */
export const waitFor = (
  { touched, read }: { readonly touched: number; readonly read: number },
  now: number,
): number => Math.max(0, touched + rest - now, read + pause - now);

/**
 * Gathers news, and reads when it may. One reading at a time: a slow one makes the next later, not double.
 * @param read asks for what is shown again; gets the ids of everything that changed since it was called last
 */
export const startThrottle = (read: (ids: Ids) => unknown) => {
  let waiting: Ids = new Set();
  let moments = { touched: -Infinity, read: -Infinity };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isHeld, isReading, isStopped] = [false, false, false];

  const settle = async (): Promise<void> => {
    clearTimeout(timer);
    if (waiting.size === 0 || isHeld || isReading || isStopped) return;
    const wait = waitFor(moments, performance.now());
    if (wait > 0) {
      timer = setTimeout(() => void settle(), wait);
      return;
    }
    const ids = waiting;
    [waiting, isReading] = [new Set(), true];
    try {
      await read(ids);
    } catch {
      // The screen says itself what it could not read.
    }
    isReading = false;
    moments = { ...moments, read: performance.now() };
    return settle();
  };

  return {
    tell(ids: Ids): void {
      waiting = new Set([...waiting, ...ids]);
      void settle();
    },
    /** A hand moved there. */
    touch(): void {
      moments = { ...moments, touched: performance.now() };
    },
    /** Something of it is in the hand: nothing is read until it is let go. */
    hold(held: boolean): void {
      isHeld = held;
      void settle();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
