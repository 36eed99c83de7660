/** States of streams, cached in memory while there is room and read from the log otherwise. */
import type { Log } from '../log/log.ts';
import { pairOf } from '../semantics/stream-name.ts';
import { emptyPair, stateIn, type StreamPair, type StreamState } from '../semantics/stream-state.ts';

export type StreamStates = {
  /** The state of a stream, as of the last commit. */
  stateOf: (stream: string) => Promise<StreamState>;
  /** The pairs of these names; one question to the log for all that are not in memory. */
  load: (pairs: ReadonlySet<string>) => Promise<Map<string, StreamPair>>;
  /** Takes over what a commit changed. */
  update: (pairs: ReadonlyMap<string, StreamPair>) => void;
  /** Nothing that was known is sure any more. */
  forget: () => void;
};

export function createStreamStates(log: Log, capacity: number): StreamStates {
  const known = new Map<string, StreamPair>();
  let changes = 0;

  const remember = (name: string, pair: StreamPair): void => {
    known.delete(name);
    known.set(name, pair);
    if (known.size > capacity) known.delete(known.keys().next().value as string);
  };

  const load: StreamStates['load'] = async (names) => {
    const missing = [...names].filter((name) => !known.has(name));
    const asOf = changes;
    const answer = missing.length > 0 ? await log.lookUp({ pairs: missing, events: [] }) : undefined;
    const pairs = new Map<string, StreamPair>();
    for (const name of names) {
      const pair = known.get(name) ?? answer?.pairs.get(name) ?? emptyPair;
      pairs.set(name, pair);
      // A state read during a commit may already be old.
      if (known.has(name) || asOf === changes) remember(name, pair);
    }
    return pairs;
  };

  return {
    load,
    stateOf: async (stream) => {
      const name = pairOf(stream);
      const pairs = await load(new Set([name]));
      return stateIn(pairs.get(name) ?? emptyPair, stream);
    },
    update: (pairs) => {
      changes += 1;
      for (const [name, pair] of pairs) remember(name, pair);
    },
    forget: () => {
      changes += 1;
      known.clear();
    },
  };
}
