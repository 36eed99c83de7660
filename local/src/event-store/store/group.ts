/** Decides a group of writes, one after the other, so that they can be committed together. */
import { randomUUID } from 'node:crypto';
import { eventKey, type EventKey, type Log } from '../log/log.ts';
import { recordLength, type EventRecord, type Position } from '../semantics/event.ts';
import type { Locate, Located } from '../semantics/expected-revision.ts';
import { pairOf } from '../semantics/stream-name.ts';
import { emptyPair, keyOf, pairAfter, stateIn, type StreamPair } from '../semantics/stream-state.ts';
import { decide, traceOf, type Outcome, type Write } from '../semantics/write.ts';
import type { StreamStates } from './stream-states.ts';

export type Group = {
  records: readonly EventRecord[];
  /** The answer to each write once the records are committed, in the order of the writes. */
  outcomes: readonly Outcome[];
  /** The streams that the records change, as they are then. */
  changed: ReadonlyMap<string, StreamPair>;
  end: Position;
};

/**
 * Decides the writes in their order, each on top of those before it. Nothing is written yet.
 * `isRepeated` says that the same group was tried before with an unknown outcome.
 */
export async function decideGroup(
  writes: readonly Write[],
  { log, states, end, isRepeated }: { log: Log; states: StreamStates; end: Position; isRepeated: boolean },
): Promise<Group> {
  const loaded = await states.load(
    new Set(writes.flatMap((write) => [pairOf(write.stream), pairOf(traceOf(write).stream)])),
  );
  const doubtful = writes.filter((write) => isRepeated || mayBeRepeat(write, loaded));
  const asked = doubtful.flatMap(keysOf);
  const { events } = asked.length > 0 ? await log.lookUp({ pairs: [], events: asked }) : { events: noEvents };
  const changed = new Map<string, StreamPair>();
  const pairNamed = (name: string): StreamPair => changed.get(name) ?? loaded.get(name) ?? emptyPair;
  const added = new Map<string, Located[]>();
  const records: EventRecord[] = [];
  const now = Date.now();
  let position = end;
  const outcomes = writes.map((write) => {
    const trace = traceOf(write).stream;
    const [pair, traced] = [pairNamed(pairOf(write.stream)), pairNamed(pairOf(trace))];
    const locate = locateIn(trace, [added, events]);
    const decision = decide(write, { pair, traced, locate, end: position, now, newId: randomUUID });
    for (const record of decision.records) {
      changed.set(keyOf(record), pairAfter(pairNamed(keyOf(record)), record));
      const key = eventKey(record);
      added.set(key, [...(added.get(key) ?? []), { revision: record.revision, position: record.position }]);
      position += recordLength(record);
      records.push(record);
    }
    return decision.outcome;
  });
  return { records, outcomes, changed, end: position };
}

const noEvents: ReadonlyMap<string, readonly Located[]> = new Map();

function keysOf(write: Write): EventKey[] {
  const { stream, ids } = traceOf(write);
  return ids.map((id) => ({ stream, id }));
}

/** Whether events of the write may have been written before; an exact place at the end of the stream says no. */
function mayBeRepeat(write: Write, pairs: ReadonlyMap<string, StreamPair>): boolean {
  if (write.kind !== 'append') return false;
  if (write.expected === 'any' || write.expected === 'streamExists') return true;
  const { last } = stateIn(pairs.get(pairOf(write.stream)) ?? emptyPair, write.stream);
  return (write.expected === 'noStream' ? -1 : write.expected) < last;
}

const locateIn =
  (stream: string, places: readonly ReadonlyMap<string, readonly Located[]>[]): Locate =>
  (id, at) => {
    const key = eventKey({ stream, id });
    const found = places.flatMap((events) => events.get(key) ?? []);
    return at === undefined ? found[0] : found.find(({ revision }) => revision === at);
  };
