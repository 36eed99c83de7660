/** What single keys do on the queue: the page says it while it is open, and the frame's shortcuts ask for it. */

export type QueueKey = 'j' | 'k' | 'a' | 'r' | 't' | 'x';
export type QueueKeys = Readonly<Record<QueueKey, () => void>>;

const names: readonly QueueKey[] = ['j', 'k', 'a', 'r', 't', 'x'];

let now: QueueKeys | undefined;

/** @returns what takes it back */
export const offerKeys = (keys: QueueKeys): (() => void) => {
  now = keys;
  return () => {
    if (now === keys) now = undefined;
  };
};

/** Each key as the frame's shortcuts call it; nothing happens where the page has not said what. */
export const queueKeys: QueueKeys = Object.fromEntries(
  names.map((name) => [name, () => now?.[name]()]),
) as QueueKeys;
