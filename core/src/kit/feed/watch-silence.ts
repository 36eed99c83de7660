/** Tells a quiet log from a subscription that has stopped delivering, by asking the log itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, firstAfter, type Position } from '../event-store/index.ts';

export type SilenceWatch = {
  /** From now on the next signal is waited for. */
  waiting(): void;
  /** One came, or none is waited for. */
  heard(): void;
  stop(): void;
};

type Options = {
  readonly store: EventStore;
  /** How long a silence is trusted; milliseconds. */
  readonly silence: number;
  /** The place up to which all has been heard. */
  readonly reached: () => Position | 'start';
  /** The log has what the subscription has not brought. */
  readonly onMissed: () => Promise<void>;
};

/** Longest time of an event from the log to the subscriber, in milliseconds. */
const grace = 500;

export const watchSilence = ({ store, silence, reached, onMissed }: Options): SilenceWatch => {
  let since: number | undefined;
  let asking = false;

  /** Whether the log holds an event that the silent subscription has not brought, nor brings a moment later. */
  const misses = async (): Promise<boolean> => {
    const asked = since;
    if (!(await firstAfter(store, reached()))) return false;
    await pause(Math.min(silence, grace), undefined, { ref: false });
    return since === asked;
  };

  const look = async (): Promise<void> => {
    if (asking || since === undefined || Date.now() - since < silence) return;
    asking = true;
    since = Date.now();
    try {
      if (await misses()) await onMissed();
    } catch {
      // The store does not answer: then the subscription ends by itself.
    } finally {
      asking = false;
    }
  };

  const timer = setInterval(() => void look(), Math.min(silence, 1_000));
  timer.unref();
  return {
    waiting: () => (since = Date.now()),
    heard: () => (since = undefined),
    stop: () => clearInterval(timer),
  };
};
