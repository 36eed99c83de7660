/** A bulk run: commands for many records of one aggregate, each handled by itself and with a result of its own. */
import { z } from 'zod';
import {
  askedBy,
  type Decider,
  type Decision,
  type EventOf,
  events,
  type EventMetadata,
  erased,
  isErased,
  type Personal,
  personal,
  reject,
  rejectUnknown,
  unreachable,
  versioned,
} from '../kit/event-sourcing/index.ts';
import { ofLeads, rowsById } from './older-bulk-events.ts';

// Stream
export const bulkStream = (bulkId: string): string => `bulk-${bulkId}`;

// Events
/** How many records one run may have: what a request and one append to the event store can hold. */
export const mostBulkRows = 20_000;
/** An event stays small, whatever the run's size: more records follow in `BulkRowsAdded`. */
const idsPerEvent = 1_000;

/** The command of a load: each of its rows names its own. */
export const loadCommand = 'load';

const row = z.object({
  id: z.string().describe('the record'),
  ok: z.boolean(),
  code: z.string().optional().describe('why not, for programs'),
  message: z.string().optional().describe('why not, for people; never about the person of the record'),
});
export type BulkRow = Readonly<z.infer<typeof row>>;

/** Codes of what went wrong on the way. Any other is a refusal: the same is refused again for as long as the record stays so. */
const passing: readonly (string | undefined)[] = ['INTERNAL', 'VERSION_CONFLICT'];

/** Whether another try of what failed may go well. */
export const isRetryable = ({ ok, code }: Pick<BulkRow, 'ok' | 'code'>): boolean =>
  !ok && passing.includes(code);

const ids = z.array(z.string()).min(1).max(idsPerEvent).describe('the records, each once');
const input = z.object({ command: z.string(), input: z.record(z.string(), z.unknown()) });
/** The command of one row of a load. */
export type BulkInput = Readonly<z.infer<typeof input>>;
const inputs = personal(z.record(z.string(), input))
  .optional()
  .describe('of a load: the command of each record and what it is sent with, by the record');

export const bulkEvents = events({
  BulkStarted: versioned(
    z
      .object({
        aggregate: z.string().describe('whose command it is, as in its address'),
        command: z.string().describe('a command on that aggregate; `load` where each record has its own'),
        ids,
        payload: personal(z.record(z.string(), z.unknown())).describe('what each of them is sent with'),
        inputs,
      })
      .describe('Somebody asked for commands on many records; they are sent one after the other.'),
    ofLeads,
  ),
  BulkRowsAdded: z.object({ ids, inputs }).describe('More records of the run, from the same request.'),
  BulkRowsHandled: versioned(
    z.object({ rows: z.array(row).min(1) }).describe('Some of the records took the command or refused it.'),
    rowsById,
  ),
  BulkFinished: z.object({}).describe('Every record has its result.'),
});
export type BulkEvent = EventOf<typeof bulkEvents>;

// State
export type StartedBulk = {
  readonly status: 'running' | 'finished';
  /** The owner of the run: its sender, or the person in whose name it was sent. */
  readonly userId: string;
  readonly aggregate: string;
  readonly command: string;
  readonly ids: readonly string[];
  readonly payload: Personal<Readonly<Record<string, unknown>>>;
  /** Of a load: by record. */
  readonly inputs?: Personal<Readonly<Record<string, BulkInput>>>;
  readonly handled: readonly string[];
  readonly failed: readonly string[];
  /** Those that failed and were not refused. */
  readonly retryable: readonly string[];
  readonly startedAt: string;
  readonly finishedAt: string | null;
};
export type Bulk = { readonly status: 'unknown' } | StartedBulk;

type Inputs = StartedBulk['inputs'];
const together = (one: Inputs, other: Inputs): Inputs => {
  if (one === undefined || other === undefined) return one ?? other;
  return isErased(one) || isErased(other) ? erased : { ...one, ...other };
};

export function evolve(bulk: Bulk, event: BulkEvent, metadata: EventMetadata): Bulk {
  if (event.type === 'BulkStarted')
    return {
      status: 'running',
      userId: askedBy(metadata) ?? '',
      ...event.data,
      handled: [],
      failed: [],
      retryable: [],
      startedAt: metadata.occurredAt,
      finishedAt: null,
    };
  if (bulk.status === 'unknown') return bulk;
  switch (event.type) {
    case 'BulkRowsAdded': {
      const { ids, inputs } = event.data;
      return { ...bulk, ids: [...bulk.ids, ...ids], inputs: together(bulk.inputs, inputs) };
    }
    case 'BulkRowsHandled': {
      const { rows } = event.data;
      const idsOf = (some: readonly BulkRow[]): string[] => some.map(({ id }) => id);
      return {
        ...bulk,
        handled: [...bulk.handled, ...idsOf(rows)],
        failed: [...bulk.failed, ...idsOf(rows.filter(({ ok }) => !ok))],
        retryable: [...bulk.retryable, ...idsOf(rows.filter(isRetryable))],
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

/** The records that have no result yet, in the order in which they were asked for. */
export const waitingRows = ({ ids, handled }: Pick<StartedBulk, 'ids' | 'handled'>): readonly string[] => {
  const done = new Set(handled);
  return ids.filter((id) => !done.has(id));
};

/** The command for one record of a run; `undefined` when it is kept no more. */
export const inputOf = (
  { command, payload, inputs }: Pick<StartedBulk, 'command' | 'payload' | 'inputs'>,
  id: string,
): BulkInput | undefined => {
  if (isErased(payload) || isErased(inputs)) return undefined;
  return command === loadCommand ? inputs?.[id] : { command, input: payload };
};

// Decisions
export type BulkOrder = {
  readonly aggregate: string;
  readonly command: string;
  /** Named twice, a record is handled once. */
  readonly ids: readonly string[];
  readonly payload: Readonly<Record<string, unknown>>;
  /** For the command `load`: of each record. */
  readonly inputs?: Readonly<Record<string, BulkInput>>;
};

const portions = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / idsPerEvent) }, (_, index) =>
    ids.slice(index * idsPerEvent, (index + 1) * idsPerEvent),
  );

/** Begins a run. @throws Rejection `BULK_ALREADY_STARTED` for an id that is another run's */
export const startBulk =
  ({ aggregate, command, ids, payload, inputs }: BulkOrder): Decision<Bulk, BulkEvent> =>
  (bulk) => {
    if (bulk.status !== 'unknown')
      return reject('BULK_ALREADY_STARTED', 'Esta operación ya empezó. Empieza otra.');
    const of = (some: readonly string[]) => ({
      ids: [...some],
      ...(inputs && { inputs: Object.fromEntries(some.map((id) => [id, inputs[id]!])) }),
    });
    const [first = [], ...more] = portions([...new Set(ids)]);
    return [
      { type: 'BulkStarted', data: { aggregate, command, payload, ...of(first) } },
      ...more.map((some): BulkEvent => ({ type: 'BulkRowsAdded', data: of(some) })),
    ];
  };

/** Writes results down, each record's first one; the last of them ends the run. */
export const recordBulkRows =
  (rows: readonly BulkRow[]): Decision<Bulk, BulkEvent> =>
  (bulk) => {
    if (bulk.status === 'unknown') return rejectUnknown('No existe esa operación.');
    const waiting = new Set(waitingRows(bulk));
    // Deleting tells whether it was still waiting: a record that comes twice counts once.
    const first = rows.filter(({ id }) => waiting.delete(id));
    if (first.length === 0) return [];
    const handled: BulkEvent = { type: 'BulkRowsHandled', data: { rows: first } };
    return waiting.size > 0 ? [handled] : [handled, { type: 'BulkFinished', data: {} }];
  };
