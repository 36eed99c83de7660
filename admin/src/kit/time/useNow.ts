/** The time, for everything on screen that says how long ago; it moves twice a minute. */
import { useSyncExternalStore } from 'react';

const step = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  now = Date.now();
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(tick, step);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Milliseconds since 1970. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
