/** What the console's tables must hold, told from the raw events alone: without the code that fills those tables. */
import { type StoredEvent } from '@cotejo/core/event-store';

export type ToldLead = {
  version: number;
  statusId: number;
  substatusId: number | null;
  /** The events that make an entry of the history, oldest first. */
  history: string[];
};

type Standing = Pick<ToldLead, 'statusId' | 'substatusId'>;

/** *Web*, or *Pruebas* for traffic of our own; *Asignado* when an executive gets it; then what was chosen. */
const standingAfter: Record<string, (data: unknown) => Standing | undefined> = {
  LeadReceived: (data) => ({
    statusId: (data as { internalTraffic: boolean }).internalTraffic ? 97 : 8,
    substatusId: null,
  }),
  LeadAssigned: () => ({ statusId: 2, substatusId: null }),
  LeadStatusChanged: (data) => {
    const { statusId, substatusId } = data as Standing;
    return { statusId, substatusId };
  },
};

/** @param events of one lead's stream, oldest first */
export function toldBy(events: readonly StoredEvent[]): ToldLead {
  const changes = events.flatMap(({ id, type, data }) => {
    const standing = standingAfter[type]?.(data);
    return standing ? [{ id, standing }] : [];
  });
  const last = changes.at(-1);
  if (!last) throw new Error('A lead begins with its reception.');
  return { version: events.length, ...last.standing, history: changes.map(({ id }) => id) };
}

/** Every stream of leads in the log, in its order. */
export async function leadStreamsOf(events: AsyncIterable<StoredEvent>): Promise<Map<string, StoredEvent[]>> {
  const streams = new Map<string, StoredEvent[]>();
  for await (const event of events) {
    if (!event.stream.startsWith('lead-')) continue;
    const id = event.stream.slice('lead-'.length);
    streams.set(id, [...(streams.get(id) ?? []), event]);
  }
  return streams;
}

/** The command behind each event of staff, as often as it stands in the log. */
export const commandsIn = (streams: Iterable<readonly StoredEvent[]>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { type, metadata } of [...streams].flat()) {
    if (type === 'LeadReceived') continue;
    const commandId = String(metadata['commandId']);
    counts.set(commandId, (counts.get(commandId) ?? 0) + 1);
  }
  return counts;
};
