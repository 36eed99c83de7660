/** One lead's life, event by event, from the log itself. */
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { lead, type LeadEvent, leadStream } from '@cotejo/core/leads';
import { type TimelineEntry, timelineOf } from '@cotejo/core/lead-records';
import { type Pool } from 'pg';
import { namesOf } from '../kit/staff-names.ts';

/** The actors and the owners: all who may have to be named. */
const usersIn = (event: { readonly data: object; readonly metadata: { readonly actor: object } }): string[] =>
  [event.metadata.actor, event.data].flatMap((part) => {
    const { id, executiveId } = part as { readonly id?: string; readonly executiveId?: string };
    return [id, executiveId].filter((one) => one !== undefined);
  });

/** The caller has seen to it that the viewer may see the lead. */
export const findTimeline = async (
  { pool, store, codec }: { readonly pool: Pool; readonly store: EventStore; readonly codec: EventCodec },
  id: string,
): Promise<readonly TimelineEntry[]> => {
  const events = await codec.decode<LeadEvent>(lead.events, await store.readStream(leadStream(id)));
  return timelineOf(events, await namesOf(pool, events.flatMap(usersIn)));
};
