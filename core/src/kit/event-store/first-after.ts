/** Finds the next event after a position, past any number of system events. */
import { comparePositions, type EventStore, type Position, type StoredEvent } from './event-store.ts';

/** As many as are read at once. */
const page = 512;

/** @returns the first event after a place, or after the beginning; none when the log has no more */
export const firstAfter = async (
  store: Pick<EventStore, 'readAll'>,
  place: Position | 'start',
): Promise<StoredEvent | undefined> => {
  // The one at the place comes first when it is one of ours.
  for await (const event of store.readAll(place, page))
    if (place === 'start' || comparePositions(event.position, place) > 0) return event;
  return undefined;
};
