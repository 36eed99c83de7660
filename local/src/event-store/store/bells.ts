/** Wakes whoever waits for news of a stream or of $all. */

export const allTopic = '$all';

export type Listener = {
  /** Forgets what rang before; to be called before looking for news. */
  reset: () => void;
  /** Resolves at the next ring, at once when it rang since the last reset, and when the signal is aborted. */
  rung: (signal: AbortSignal) => Promise<void>;
  leave: () => void;
};

export type Bells = {
  ring: (topics: Iterable<string>) => void;
  ringAll: () => void;
  listen: (topic: string) => Listener;
};

export function createBells(): Bells {
  const rooms = new Map<string, Set<() => void>>();

  const listen: Bells['listen'] = (topic) => {
    let isRung = false;
    let wake = (): void => {};
    const hear = (): void => {
      isRung = true;
      wake();
    };
    const room = rooms.get(topic) ?? new Set();
    rooms.set(topic, room.add(hear));
    return {
      reset: () => {
        isRung = false;
      },
      rung: async (signal) => {
        if (isRung || signal.aborted) return;
        await new Promise<void>((resolve) => {
          wake = () => {
            signal.removeEventListener('abort', wake);
            resolve();
          };
          signal.addEventListener('abort', wake);
        });
      },
      leave: () => {
        room.delete(hear);
        if (room.size === 0) rooms.delete(topic);
      },
    };
  };

  return {
    listen,
    ring: (topics) => {
      for (const topic of topics) rooms.get(topic)?.forEach((hear) => hear());
    },
    ringAll: () => rooms.forEach((room) => room.forEach((hear) => hear())),
  };
}
