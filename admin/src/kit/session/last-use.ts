/** When somebody last used the console, in whichever tab of this browser: who has left a desk is logged out after a while. */
import { idleTime } from '@cotejo/core/identity';
import { lenientStorage } from '../providers/lenient-storage.ts';

const storageKey = 'cotejo-last-use';
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** Milliseconds: one note of many signs. */
const step = 1_000;

/** @param storage that all tabs of this browser share */
export const createLastUse = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: () => number = Date.now,
) => {
  let here = now();
  const listeners = new Set<() => void>();
  return {
    /** Somebody does something now. */
    note: (): void => {
      // A clock that was set back is followed, too.
      if (Math.abs(now() - here) < step) return;
      here = now();
      storage.setItem(storageKey, String(here));
      listeners.forEach((listener) => listener());
    },
    /** Whether somebody used the console in this browser so lately that the session may go on. */
    wasLately: (): boolean => {
      const last = Number(storage.getItem(storageKey) ?? Number.NaN);
      return last <= now() && now() < last + idleTime;
    },
    /** When the session ends if nobody does anything; milliseconds since 1970. */
    endsAt: (): number => {
      const elsewhere = Number(storage.getItem(storageKey)) || 0;
      // A time to come is of a clock that was wrong: with it a desk would stay open for as long as that.
      return Math.max(here, elsewhere > now() + step ? 0 : elsewhere) + idleTime;
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Browsers that keep nothing still know of the own tab. */
const forgetful: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined };
const shared = (): Pick<Storage, 'getItem' | 'setItem'> => {
  try {
    return lenientStorage(window.localStorage);
  } catch {
    return forgetful;
  }
};

export const lastUse = createLastUse(shared());

/** Notes what people do in this tab, until the returned function is called. */
export const followUse = (): (() => void) => {
  lastUse.note();
  for (const sign of signs) window.addEventListener(sign, lastUse.note, { capture: true, passive: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, lastUse.note, { capture: true });
  };
};
