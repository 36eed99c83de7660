/** A log that lives as long as its process: the yardstick of measurements and the log of fast tests. */
import { recordLength, type EventRecord } from '../semantics/event.ts';
import type { Located } from '../semantics/expected-revision.ts';
import { emptyPair, keyOf, pairAfter, type StreamPair } from '../semantics/stream-state.ts';
import { eventKey, type Log } from './log.ts';
import { indexAt, pageOf } from './ordered.ts';

export function memoryLog(): Log {
  const all: EventRecord[] = [];
  const streams = new Map<string, EventRecord[]>();
  const pairs = new Map<string, StreamPair>();
  const events = new Map<string, Located[]>();

  const add = (record: EventRecord): void => {
    all.push(record);
    valueOf(streams, record.stream, () => []).push(record);
    pairs.set(keyOf(record), pairAfter(pairs.get(keyOf(record)) ?? emptyPair, record));
    const { revision, position } = record;
    valueOf(events, eventKey(record), () => []).push({ revision, position });
  };

  return {
    open: async () => {
      const last = all.at(-1);
      return last ? last.position + recordLength(last) : 0;
    },
    append: async (records) => records.forEach(add),
    lookUp: async (question) => ({
      pairs: select(pairs, question.pairs),
      events: select(events, question.events.map(eventKey)),
    }),
    readAll: async (from, page) => pageOf(all, indexAt(all, 'position', from), page),
    readStream: async (stream, from, page) => {
      const records = streams.get(stream) ?? [];
      const place = page.direction === 'forwards' ? from : from + 1;
      return pageOf(records, indexAt(records, 'revision', place), page);
    },
    close: async () => {},
  };
}

function select<Value>(values: ReadonlyMap<string, Value>, keys: readonly string[]): Map<string, Value> {
  const found = new Map<string, Value>();
  for (const key of keys) {
    const value = values.get(key);
    if (value !== undefined) found.set(key, value);
  }
  return found;
}

function valueOf<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
  const value = values.get(key) ?? create();
  values.set(key, value);
  return value;
}
