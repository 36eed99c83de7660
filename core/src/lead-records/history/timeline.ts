/** A lead's life, event by event: what each changed, who did it and why, and how long it had been quiet before. */
import { z } from 'zod';
import {
  actorSchema,
  isErased,
  type Personal,
  type Recorded,
  unlessErased,
} from '../../kit/event-sourcing/index.ts';
import { erasureReasonById } from '../../reference/erasure-reasons.ts';
import { fileWithdrawalReason } from '../../reference/file-withdrawal-reasons.ts';
import { wholeSecondsBetween } from './elapsed.ts';
import { asForgotten } from '../forgotten.ts';
import { type Lead, lead, type LeadEvent } from '../../leads/index.ts';
import { leadValues, type LeadValues, type NameOf } from '../lead-row.ts';

const change = z.object({
  field: z
    .string()
    .describe('campo de la solicitud; notes, activities y files: lo agregado; de files, también lo retirado'),
  before: z.unknown(),
  after: z.unknown(),
});
export type TimelineChange = z.infer<typeof change>;

/** Descriptions are in Spanish: they are the API's documentation. */
export const timelineEntrySchema = z.object({
  id: z.uuid().describe('del evento'),
  revision: z.int(),
  type: z.string(),
  at: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
  secondsSincePrevious: z.int().nullable().describe('desde el evento anterior'),
  commandId: z.uuid(),
  correlationId: z.uuid().describe('la primera orden de la cadena'),
  causationId: z.uuid().describe('la orden, o el evento que hizo que una automatización la enviara'),
  note: z.string().nullable().describe('por qué, en palabras; null cuando se borró'),
  erased: z.boolean().describe('traía datos de la persona, que fueron borrados'),
  changes: z.array(change),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

type Fields = Readonly<Record<string, unknown>>;

const collections = ['notes', 'activities', 'files'] as const;

const known = (lead: Lead) => (lead.status === 'unknown' ? undefined : lead);

/** The row without what only grows: a long life would be copied once per event. */
const rowOf = (lead: Lead, nameOf: NameOf): Partial<LeadValues> => {
  const found = known(lead);
  if (!found) return {};
  const bare = { ...found, notes: [], activities: [], files: [] };
  // The row says what is readable today; the timeline, when it was that the person was erased.
  return { ...leadValues(bare, nameOf), erased: found.erased };
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

const changedFields = (before: Fields, after: Fields): TimelineChange[] =>
  Object.keys(after)
    .filter((field) => differ(before[field], after[field]))
    .filter((field) => !(isNothing(before[field]) && isNothing(after[field])))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));

/** The additions to a list that only grows. */
const added = (before: Lead, after: Lead, nameOf: NameOf): TimelineChange[] => {
  const now = known(after);
  if (!now) return [];
  const then = known(before);
  const rest = {
    notes: now.notes.slice(then?.notes.length ?? 0),
    activities: now.activities.slice(then?.activities.length ?? 0),
    files: now.files.slice(then?.files.length ?? 0),
  };
  if (collections.every((name) => rest[name].length === 0)) return [];
  const row = leadValues({ ...now, ...rest }, nameOf);
  return collections.flatMap((field) => row[field].map((item) => ({ field, before: null, after: item })));
};

/** The files that were withdrawn. */
const withdrawn = (before: Lead, after: Lead, nameOf: NameOf): TimelineChange[] => {
  const [then, now] = [known(before), known(after)];
  const left = new Set(now?.files.map(({ id }) => id));
  const files = then?.files.filter(({ id }) => !left.has(id)) ?? [];
  if (!then || files.length === 0) return [];
  const row = leadValues({ ...then, notes: [], activities: [], files }, nameOf);
  return row.files.map((file) => ({ field: 'files', before: file, after: null }));
};

/** In words: those that somebody wrote, or those of the list that a reason is from. */
const noteOf = ({ type, data }: Recorded<LeadEvent>): string | null => {
  if (type === 'SubjectErased') return erasureReasonById(data.reasonId)?.name ?? null;
  if (type === 'LeadFileWithdrawn') return fileWithdrawalReason(data.reasonId) ?? null;
  const note = (data as { readonly note?: Personal<string> }).note;
  return unlessErased(note) ?? null;
};

/**
 * @param events all events of one lead, in order
 * @param nameOf names users; asked for actors and executives
 * @returns an entry for each event, oldest first; fields are named as in {@link LeadValues}
 */
export const timelineOf = (events: readonly Recorded<LeadEvent>[], nameOf: NameOf): TimelineEntry[] => {
  let before: Lead = lead.initial;
  let row = rowOf(before, nameOf);
  let previous: string | undefined;
  return asForgotten(events).map((event) => {
    const { occurredAt: at, actor, commandId, $correlationId, $causationId } = event.metadata;
    const after = lead.evolve(before, event, event.metadata);
    const nextRow = rowOf(after, nameOf);
    const entry: TimelineEntry = {
      id: event.id,
      revision: event.revision,
      type: event.type,
      at,
      actor,
      actorName: actor.kind === 'user' ? nameOf(actor.id) : null,
      secondsSincePrevious: previous === undefined ? null : wholeSecondsBetween(previous, at),
      commandId,
      correlationId: $correlationId,
      causationId: $causationId,
      note: noteOf(event),
      erased: Object.values(event.data).some(isErased),
      changes: [
        ...changedFields(row, nextRow),
        ...added(before, after, nameOf),
        ...withdrawn(before, after, nameOf),
      ],
    };
    [before, row, previous] = [after, nextRow, at];
    return entry;
  });
};
