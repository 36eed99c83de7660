/** What the console's tables must hold, told from the raw events alone: without the code that fills those tables. */
import { type StoredEvent } from '@cotejo/core/kit/event-store';

type ExpectedLead = {
  version: number;
  statusId: number;
  substatusId: number | null;
  /** The events that make an entry of the history, oldest first. */
  history: string[];
};

type Standing = Pick<ExpectedLead, 'statusId' | 'substatusId'>;
/** Where a lead stands, whether somebody has it, and where it stood before it was deleted. */
type ExpectedStatus = Standing & { taken: boolean; before?: Standing };

/** The ids of the spec, written down once more: a wrong one in the product's tables is found here. */
const standsAt = (statusId: number) => (): Standing => ({ statusId, substatusId: null });
const standsUnder = (statusId: number) => (data: Data) => ({ statusId, substatusId: data.substatusId });

type Data = Standing & { internalTraffic?: boolean };

/** What each event that moves a lead makes of it; all others leave it where it stands. */
const movedBy: Readonly<
  Record<string, (data: Data, told: ExpectedStatus) => Partial<ExpectedStatus> | undefined>
> = {
  LeadReceived: ({ internalTraffic }) => ({ statusId: internalTraffic ? 97 : 8, substatusId: null }),
  LeadAssigned: () => ({ statusId: 2, substatusId: null, taken: true }),
  LeadReassigned: (_data, { statusId }) => (statusId === 7 ? { statusId: 2, substatusId: null } : undefined),
  LeadStatusChanged: ({ statusId, substatusId }) => ({ statusId, substatusId }),
  LeadFailed: standsUnder(4),
  LeadAppointmentSet: standsUnder(13),
  LeadClosed: standsUnder(3),
  LeadReopened: (_data, { taken }) =>
    taken ? { statusId: 2, substatusId: 203 } : { statusId: 8, substatusId: null },
  LeadMarkedDuplicate: standsAt(6),
  LeadMarkedTest: standsAt(97),
  LeadMarkedFalse: standsAt(98),
  LeadRefundStarted: standsAt(100),
  LeadRefundFinished: standsAt(101),
  LeadDeleted: (_data, { statusId, substatusId }) => ({
    ...standsAt(5)(),
    before: { statusId, substatusId },
  }),
  LeadRestored: (_data, { before }) => before,
};

/** @param events of one lead's stream, oldest first */
export function expectedFrom(events: readonly StoredEvent[]): ExpectedLead {
  let told: ExpectedStatus | undefined;
  const history: string[] = [];
  for (const { id, type, data } of events) {
    const nowhere: ExpectedStatus = { ...standsAt(1)(), taken: false };
    const moved = movedBy[type]?.(data as Data, told ?? nowhere);
    if (!moved) continue;
    told = { ...(told ?? nowhere), ...moved };
    history.push(id);
  }
  if (!told) throw new Error('A lead begins with its reception.');
  const { statusId, substatusId } = told;
  return { version: events.length, statusId, substatusId, history };
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
