/** A bulk run: one command for many leads, each handled by itself and with a result of its own. */
import { z } from 'zod';
import {
  askedBy,
  type Decider,
  type Decision,
  type EventOf,
  events,
  type EventMetadata,
  type Personal,
  personal,
  reject,
  rejectUnknown,
  unreachable,
} from '../kit/event-sourcing/index.ts';

// Stream
export const bulkStream = (bulkId: string): string => `bulk-${bulkId}`;

// Events
/** How many leads one run may have. */
export const mostBulkRows = 1_000;

const row = z.object({
  leadId: z.uuid(),
  ok: z.boolean(),
  code: z.string().optional().describe('why not, for programs'),
  message: z.string().optional().describe('why not, for people; never about the person of the lead'),
});
export type BulkRow = Readonly<z.infer<typeof row>>;

export const bulkEvents = events({
  BulkStarted: z
    .object({
      command: z.string().describe('a command on leads'),
      ids: z.array(z.uuid()).min(1).max(mostBulkRows).describe('the leads, each once'),
      payload: personal(z.record(z.string(), z.unknown())).describe('what each of them is sent with'),
    })
    .describe('Somebody asked for one command on many leads; it is sent to one after the other.'),
  BulkRowsHandled: z
    .object({ rows: z.array(row).min(1) })
    .describe('Some of the leads took the command or refused it.'),
  BulkFinished: z.object({}).describe('Every lead has its result.'),
});
export type BulkEvent = EventOf<typeof bulkEvents>;

// State
export type StartedBulk = {
  readonly status: 'running' | 'finished';
  /** Whose run it is: who asked, or in whose name somebody did. */
  readonly userId: string;
  readonly command: string;
  readonly ids: readonly string[];
  readonly payload: Personal<Readonly<Record<string, unknown>>>;
  readonly handled: readonly string[];
  readonly failed: readonly string[];
  readonly startedAt: string;
  readonly finishedAt: string | null;
};
export type Bulk = { readonly status: 'unknown' } | StartedBulk;

export function evolve(bulk: Bulk, event: BulkEvent, metadata: EventMetadata): Bulk {
  if (event.type === 'BulkStarted')
    return {
      status: 'running',
      userId: askedBy(metadata) ?? '',
      ...event.data,
      handled: [],
      failed: [],
      startedAt: metadata.occurredAt,
      finishedAt: null,
    };
  if (bulk.status === 'unknown') return bulk;
  switch (event.type) {
    case 'BulkRowsHandled': {
      const { rows } = event.data;
      const idsOf = (some: readonly BulkRow[]): string[] => some.map(({ leadId }) => leadId);
      return {
        ...bulk,
        handled: [...bulk.handled, ...idsOf(rows)],
        failed: [...bulk.failed, ...idsOf(rows.filter(({ ok }) => !ok))],
      };
    }
    case 'BulkFinished':
      return { ...bulk, status: 'finished', finishedAt: metadata.occurredAt };
    default:
      return unreachable(event);
  }
}

export const bulk: Decider<Bulk, BulkEvent> = {
  stream: bulkStream,
  events: bulkEvents,
  initial: { status: 'unknown' },
  evolve,
};

/** The leads that have no result yet, in the order in which they were asked for. */
export const waitingRows = ({ ids, handled }: Pick<StartedBulk, 'ids' | 'handled'>): readonly string[] => {
  const done = new Set(handled);
  return ids.filter((id) => !done.has(id));
};

// Decisions
export type BulkOrder = {
  readonly command: string;
  /** Named twice, a lead is handled once. */
  readonly ids: readonly string[];
  readonly payload: Readonly<Record<string, unknown>>;
};

/** Begins a run. @throws Rejection `BULK_ALREADY_STARTED` for an id that is another run's */
export const startBulk =
  ({ command, ids, payload }: BulkOrder): Decision<Bulk, BulkEvent> =>
  (bulk) =>
    bulk.status === 'unknown'
      ? [{ type: 'BulkStarted', data: { command, ids: [...new Set(ids)], payload } }]
      : reject('BULK_ALREADY_STARTED', 'Esta operación ya empezó. Empieza otra.');

/** Writes results down, each lead's first one; the last of them ends the run. */
export const recordBulkRows =
  (rows: readonly BulkRow[]): Decision<Bulk, BulkEvent> =>
  (bulk) => {
    if (bulk.status === 'unknown') return rejectUnknown('No existe esa operación.');
    const waiting = new Set(waitingRows(bulk));
    // Deleting tells whether it was still waiting: a lead that comes twice counts once.
    const first = rows.filter(({ leadId }) => waiting.delete(leadId));
    if (first.length === 0) return [];
    const handled: BulkEvent = { type: 'BulkRowsHandled', data: { rows: first } };
    return waiting.size > 0 ? [handled] : [handled, { type: 'BulkFinished', data: {} }];
  };
