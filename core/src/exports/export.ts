/** An export: a file of what somebody may see, made in the background, given out to that person for a day. */
import { z } from 'zod';
import {
  askedBy,
  type Decider,
  type Decision,
  type EventMetadata,
  type EventOf,
  events,
  unreachable,
} from '../kit/event-sourcing/index.ts';

// Stream
export const exportStream = (exportId: string): string => `export-${exportId}`;

// Events
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportEvents = events({
  ExportRequested: z
    .object({
      resource: z.string().describe('the list that was exported, as its address names it'),
      format: z.enum(exportFormats),
      filteredBy: z.array(z.string()).describe('the filters that were used; never what was searched for'),
      zone: z
        .string()
        .optional()
        .describe('the time zone in which the file tells times; of each row’s country where it is missing'),
    })
    .describe('Somebody asked for a file of everything that matches and that person may see.'),
  ExportFinished: z
    .object({ rows: z.int().nonnegative(), bytes: z.int().nonnegative() })
    .describe('The file is there, for a day.'),
  ExportFailed: z
    .object({ reason: z.string().describe('a code for programs') })
    .describe('There will be no file.'),
  ExportDownloaded: z.object({}).describe('The file was given out to whoever had asked for it.'),
});
export type ExportEvent = EventOf<typeof exportEvents>;

// State
export type Export =
  | { readonly status: 'unknown' }
  | { readonly status: 'requested' | 'finished' | 'failed'; readonly userId: string };

export function evolve(current: Export, event: ExportEvent, metadata: EventMetadata): Export {
  if (event.type === 'ExportRequested') return { status: 'requested', userId: askedBy(metadata) ?? '' };
  if (current.status === 'unknown') return current;
  switch (event.type) {
    case 'ExportFinished':
      return { ...current, status: 'finished' };
    case 'ExportFailed':
      return { ...current, status: 'failed' };
    case 'ExportDownloaded':
      return current;
    default:
      return unreachable(event);
  }
}

export const exported: Decider<Export, ExportEvent> = {
  stream: exportStream,
  events: exportEvents,
  initial: { status: 'unknown' },
  evolve,
};

// Decisions
type Data<Type extends ExportEvent['type']> = Extract<ExportEvent, { type: Type }>['data'];
type ExportDecision = Decision<Export, ExportEvent>;

/** Asks for the file, once. */
export const requestExport =
  (request: Data<'ExportRequested'>): ExportDecision =>
  (current) =>
    current.status === 'unknown' ? [{ type: 'ExportRequested', data: request }] : [];

/** The file is there; whoever was slower made it for nothing. */
export const finishExport =
  (file: Data<'ExportFinished'>): ExportDecision =>
  (current) =>
    current.status === 'requested' ? [{ type: 'ExportFinished', data: file }] : [];

/** There will be no file, or there is none any more. */
export const failExport =
  (reason: string): ExportDecision =>
  (current) =>
    current.status === 'unknown' || current.status === 'failed'
      ? []
      : [{ type: 'ExportFailed', data: { reason } }];

/**
 * Each time that the file is given out. It is there a moment before its end is told; and what is told of it while it is given
 * out, that somebody of it was erased, does not undo that it was.
 */
export const downloadExport = (): ExportDecision => (current) =>
  current.status === 'unknown' ? [] : [{ type: 'ExportDownloaded', data: {} }];
