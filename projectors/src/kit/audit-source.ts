/** Which events the audit indexes: each context registers its own, the projector of the audit loops over them. */
import {
  categoryOf,
  type Decider,
  type EventOf,
  type EventSet,
  type EventType,
  type Recorded,
} from '@cotejo/core/kit/event-sourcing';
import { type AuditKind } from '@cotejo/core/reference/audit-kinds';
import { type z } from 'zod';

/** Fields whose values the row tells, or whose names alone: those of the event, or of one of its fields. */
type Tells<Field extends string = string> = readonly Field[] | { readonly namesOf: Field | 'event' };

type Happened = Pick<Recorded, 'stream' | 'metadata'>;

export type AuditedRecord = {
  /** The kind of record by whose scope rule the event is seen. */
  readonly aggregate: string;
  readonly id: string;
};

export type AuditSource = {
  /** Of the streams. */
  readonly category: string;
  readonly events: EventSet;
  /** The console's name of the records of these streams. */
  readonly resource: string;
  /**
   * The kind of record by whose scope rule an event is seen; its id is the stream's. The resource itself unless said: feedback
   * is seen by whoever sees its lead.
   */
  readonly aggregate?: string;
  /** The same where an event says it, or its metadata. */
  readonly recordOf?: (event: Recorded) => AuditedRecord;
  /** The kind that each type of event is listed as; null for one that is kept for its chain and not listed. */
  readonly kinds: Readonly<Record<string, AuditKind | null>>;
  /** The kind of a single event, where its type alone does not say it. */
  readonly kindOf?: (event: Recorded) => AuditKind | undefined;
  /** The fields that a row tells of its event, by type: nothing personal. */
  readonly tells?: Readonly<Record<string, Tells>>;
  /** The owner of the record since the event; `undefined` where the event leaves it as it was. */
  readonly ownerOf?: (event: Recorded) => string | null | undefined;
};

type FieldOf<Type extends EventType> = keyof z.output<Type['schema']> & string;

type SourceOf<Set extends EventSet> = Omit<
  AuditSource,
  'events' | 'kinds' | 'tells' | 'recordOf' | 'ownerOf'
> & {
  readonly events: Set;
  readonly kinds: { readonly [Type in keyof Set & string]: AuditKind | null };
  readonly tells?: { readonly [Type in keyof Set & string]?: Tells<FieldOf<Set[Type]>> };
  readonly recordOf?: (event: EventOf<Set> & Happened) => AuditedRecord;
  readonly ownerOf?: (event: EventOf<Set> & Happened) => string | null | undefined;
};

/** A source whose types of events each have a kind, checked by the compiler. */
export const auditSource = <Set extends EventSet>(source: SourceOf<Set>): AuditSource =>
  source as unknown as AuditSource;

type Audited = Pick<AuditSource, 'resource'> & {
  readonly decider: Pick<Decider<never, never>, 'events' | 'stream'>;
  readonly events: Readonly<Record<string, { readonly kind: AuditKind | null; readonly details?: Tells }>>;
};

/** The source of a described kind of record. */
export const auditOf = ({ resource, decider, events }: Audited): AuditSource => ({
  category: categoryOf(decider.stream('')),
  events: decider.events,
  resource,
  kinds: Object.fromEntries(Object.entries(events).map(([type, { kind }]) => [type, kind])),
  tells: Object.fromEntries(
    Object.entries(events).flatMap(([type, { details }]) => (details ? [[type, details]] : [])),
  ),
});

/** The content of a row about an event; null where its source tells nothing of this type. */
export const auditDetailsOf = (
  { tells }: AuditSource,
  { type, data }: Recorded,
): Readonly<Record<string, unknown>> | null => {
  const told = tells?.[type];
  if (!told) return null;
  const fields = data as Readonly<Record<string, unknown>>;
  if ('namesOf' in told) {
    const named = told.namesOf === 'event' ? fields : fields[told.namesOf];
    return { fields: Object.keys(named as object).sort() };
  }
  return Object.fromEntries(
    told.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
  );
};
