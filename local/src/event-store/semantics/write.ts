/** Turns a write that was asked for into the records that it adds to the log. */
import {
  deletedRevision,
  noRevision,
  recordLength,
  type EventRecord,
  type Position,
  type ProposedEvent,
  type Revision,
} from './event.ts';
import { judge, type Expected, type Locate, type Located, type Verdict } from './expected-revision.ts';
import { isSoftDeleted, softDeletedMetadata, undeletedMetadata } from './stream-metadata.ts';
import { isMetastream, metastreamOf, originalOf } from './stream-name.ts';
import { pairAfter, stateIn, type StreamPair } from './stream-state.ts';

export type Write = { stream: string; expected: Expected } & (
  | { kind: 'append'; events: readonly ProposedEvent[] }
  /** The stream is hidden until it is written again; `eventId` is that of the metadata event that says so. */
  | { kind: 'softDelete'; eventId: string }
  /** The stream is gone for ever. */
  | { kind: 'tombstone'; eventId: string }
);

export type Outcome =
  | { kind: 'written'; revision: Revision; position: Position }
  | { kind: 'wrongExpectedVersion'; current: Revision }
  | { kind: 'streamDeleted' };

export type Decision = { outcome: Outcome; records: readonly EventRecord[] };

/** The input of a decision; `newId` gives ids to the events that the server itself adds. */
export type Facts = {
  /** State of the stream that is written. */
  pair: StreamPair;
  /** State of the stream that `traceOf` names: another one where metadata is deleted, which then has metadata of its own. */
  traced: StreamPair;
  locate: Locate;
  end: Position;
  now: number;
  newId: () => string;
};

/** The stream whose events tell that the write was done before, and their ids. */
export const traceOf = (write: Write): { stream: string; ids: readonly string[] } =>
  write.kind === 'append'
    ? { stream: write.stream, ids: write.events.map(({ id }) => id) }
    : { stream: markedStream(write), ids: [write.eventId] };

const markedStream = (write: Write): string =>
  write.kind === 'softDelete' ? metastreamOf(write.stream) : write.stream;

/** Decides a write: what it is answered and which records it adds, in the order of the log. */
export const decide = (write: Write, facts: Facts): Decision =>
  write.kind === 'append' ? decideAppend(write, facts) : decideDeletion(write, facts);

function decideAppend(write: Extract<Write, { kind: 'append' }>, facts: Facts): Decision {
  const state = stateIn(facts.pair, write.stream);
  const verdict = judge(state, write.expected, traceOf(write).ids, facts.locate);
  if (verdict.kind !== 'write') return withoutRecords(outcomeOf(verdict));
  const log = draft(facts);
  write.events.forEach((event, index) => log.add(write.stream, state.last + 1 + index, event));
  const last = log.records.at(-1);
  // EventStoreDB answers as for a first event, and with a place in the midst of the last record.
  if (!last)
    return withoutRecords({ kind: 'written', revision: Math.max(state.last, 0), position: facts.end - 1 });
  if (isSoftDeleted(facts.pair.metadata)) undelete(log, write.stream, facts.pair, last);
  return { outcome: writtenAs(last), records: log.records };
}

function decideDeletion(write: Exclude<Write, { kind: 'append' }>, facts: Facts): Decision {
  const earlier = facts.locate(write.eventId);
  if (earlier) return withoutRecords(writtenAs(earlier));
  const state = stateIn(facts.pair, write.stream);
  const verdict = judge(state, write.expected, [write.eventId], facts.locate);
  if (verdict.kind === 'streamDeleted') return withoutRecords(verdict);
  const hasNothing = write.kind === 'softDelete' && state.last === noRevision && !state.hasMetadata;
  if (verdict.kind !== 'write' || hasNothing) {
    return withoutRecords({ kind: 'wrongExpectedVersion', current: state.last });
  }
  const log = draft(facts);
  const { eventId: id } = write;
  const record =
    write.kind === 'tombstone'
      ? log.add(write.stream, deletedRevision, systemEvent(id, '$streamDeleted', Buffer.from('{}')))
      : log.add(
          metastreamOf(write.stream),
          facts.traced.metaLast + 1,
          systemEvent(id, '$metadata', softDeletedMetadata()),
        );
  return { outcome: writtenAs(record), records: log.records };
}

/** A soft-deleted stream that is written again begins after its hidden past. */
function undelete(log: Draft, stream: string, pair: StreamPair, last: EventRecord): void {
  const isMetadata = isMetastream(stream);
  const now = pairAfter(pair, last);
  if (isMetadata && isSoftDeleted(now.metadata)) return;
  const original = isMetadata ? originalOf(stream) : stream;
  const metadata = undeletedMetadata(now.metadata, pair.last + 1);
  log.add(metastreamOf(original), now.metaLast + 1, systemEvent(log.newId(), '$metadata', metadata));
}

const systemEvent = (id: string, type: string, data: Uint8Array): ProposedEvent => ({
  id,
  type,
  isJson: true,
  data,
  metadata: new Uint8Array(),
});

const withoutRecords = (outcome: Outcome): Decision => ({ outcome, records: [] });

const outcomeOf = (verdict: Exclude<Verdict, { kind: 'write' }>): Outcome =>
  verdict.kind === 'repeated' ? { ...verdict, kind: 'written' } : verdict;

const writtenAs = ({ revision, position }: Located): Outcome => ({ kind: 'written', revision, position });

type Draft = {
  records: EventRecord[];
  add: (stream: string, revision: Revision, event: ProposedEvent) => EventRecord;
  newId: () => string;
};

function draft({ end, now, newId }: Facts): Draft {
  const records: EventRecord[] = [];
  let position = end;
  const add: Draft['add'] = (stream, revision, event) => {
    const record = { ...event, stream, revision, position, created: now };
    records.push(record);
    position += recordLength(record);
    return record;
  };
  return { records, add, newId };
}
