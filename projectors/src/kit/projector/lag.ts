/** How far a projector is behind: in events, and in seconds since the oldest of them was written. */
import { type EventStore, firstAfter, type Position, type StoredEvent } from '@cotejo/core/kit/event-store';

export type Lag = { readonly events: number; readonly seconds: number };

export type Progress = {
  readonly position: Position | 'start';
  /** Received and not yet written, the oldest first. */
  readonly waiting: readonly StoredEvent[];
  /** Whether the feed has all there is. */
  readonly complete: boolean;
  /** Events seen per unit of the log's positions: tells from a distance how many there may be. */
  readonly density: number;
};

/** Exact for one that keeps up; while history is read, the number of events is an estimate from the distance. */
export const measureLag = async (store: EventStore, progress: Progress, now: number): Promise<Lag> => {
  const { position, waiting, complete, density } = progress;
  const oldest = waiting[0] ?? (complete ? undefined : await firstAfter(store, position));
  if (!oldest) return { events: 0, seconds: 0 };
  const seconds = Math.max(0, (now - oldest.created.getTime()) / 1_000);
  if (complete) return { events: waiting.length, seconds };
  const head = await store.head();
  const distance = Number(head.commit - (position === 'start' ? 0n : position.commit));
  return { events: Math.max(1, waiting.length, Math.round(distance * density)), seconds };
};
