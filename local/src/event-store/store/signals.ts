/** Signals new events to readers waiting for a stream or for $all. */

export const allTopic = '$all';

export type Listener = {
  /** Forgets earlier signals; to be called before reading. */
  reset: () => void;
  /** Resolves at the next signal, at once when there was one since the last reset, and when aborted. */
  received: (signal: AbortSignal) => Promise<void>;
  leave: () => void;
};

export type Signals = {
  send: (topics: Iterable<string>) => void;
  sendAll: () => void;
  listen: (topic: string) => Listener;
};

export function createSignals(): Signals {
  const listeners = new Map<string, Set<() => void>>();

  const listen: Signals['listen'] = (topic) => {
    let isReceived = false;
    let wake = (): void => {};
    const hear = (): void => {
      isReceived = true;
      wake();
    };
    const ofTopic = listeners.get(topic) ?? new Set();
    listeners.set(topic, ofTopic.add(hear));
    return {
      reset: () => {
        isReceived = false;
      },
      received: async (signal) => {
        if (isReceived || signal.aborted) return;
        await new Promise<void>((resolve) => {
          wake = () => {
            signal.removeEventListener('abort', wake);
            resolve();
          };
          signal.addEventListener('abort', wake);
        });
      },
      leave: () => {
        ofTopic.delete(hear);
        if (ofTopic.size === 0) listeners.delete(topic);
      },
    };
  };

  return {
    listen,
    send: (topics) => {
      for (const topic of topics) listeners.get(topic)?.forEach((hear) => hear());
    },
    sendAll: () => listeners.forEach((ofTopic) => ofTopic.forEach((hear) => hear())),
  };
}
