/** A lead's events once its person was erased: nothing from before stays readable. */
import { erased, type Recorded } from '../kit/event-sourcing/index.ts';
import { type LeadEvent, leadEvents } from '../leads/index.ts';

const sealed = (event: Recorded<LeadEvent>): Recorded<LeadEvent> => {
  const kept: Record<string, unknown> = { ...event.data };
  for (const field of leadEvents[event.type].personal)
    if (kept[field] !== undefined && kept[field] !== null) kept[field] = erased;
  return { ...event, data: kept } as unknown as Recorded<LeadEvent>;
};

/**
 * A lead's events as they may be shown. The key of an erased person is deleted a moment after the event that says so;
 * what is read in between is as unreadable as what is read later.
 * @param events all events of one lead
 */
export const asForgotten = (events: readonly Recorded<LeadEvent>[]): readonly Recorded<LeadEvent>[] =>
  events.some(({ type }) => type === 'SubjectErased') ? events.map(sealed) : events;
