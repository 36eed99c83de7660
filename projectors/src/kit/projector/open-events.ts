/** Opens stored events for a projector: decrypts personal fields and brings old versions up to today's schema. */
import { type AnyEvent, categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { formatPosition, type StoredEvent } from '@cotejo/core/kit/event-store';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { type Projector } from './projector.ts';

/**
 * @param events all of them understood by the projector
 * @returns them in the same order
 * @throws what the codec throws for the first that can't be opened, or the outage of the keys
 */
export const openEvents = async (
  { handles }: Projector,
  codec: EventCodec,
  events: readonly StoredEvent[],
): Promise<Recorded[]> => {
  const opened = new Map<string, Recorded<AnyEvent>>();
  for (const category of new Set(events.map(({ stream }) => categoryOf(stream)))) {
    const ofCategory = events.filter(({ stream }) => categoryOf(stream) === category);
    for (const event of await codec.decode(handles[category]!, ofCategory)) opened.set(event.position, event);
  }
  return events.map((event) => opened.get(formatPosition(event.position))!);
};
