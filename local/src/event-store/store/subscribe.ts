/** Subscriptions: first what is there, then what comes, without end. */
import { randomUUID } from 'node:crypto';
import { deletedRevision, recordLength, type Position, type Revision } from '../semantics/event.ts';
import type { Filter } from '../semantics/filter.ts';
import { firstVisible, isTooOld, presenceOf } from '../semantics/stream-state.ts';
import { allTopic } from './signals.ts';
import { partsOf, resolve } from './links.ts';
import { StreamTombstoned, type Message } from './messages.ts';
import { firstLimit, nextLimit } from './paging.ts';
import { checkPosition } from './read.ts';
import type { Found, Records } from './records.ts';
import type { StreamStates } from './stream-states.ts';

type Sources = { states: StreamStates; records: Records };
type Common = { resolveLinks: boolean; signal: AbortSignal };

export type StreamSubscription = Common & { stream: string; after: Revision | 'start' | 'end' };
export type AllSubscription = Common & {
  after: Position | 'start' | 'end';
  filter: Filter;
  /** A checkpoint is due after this many events, whether they match or not; without filter there is none. */
  checkpointEvery?: number;
};

/** The events that EventStoreDB keeps for a live subscriber: with more at once it reads the log, and tells anew that it has caught up. */
const liveQueue = 32;

const confirmation = (): Message => ({ kind: 'confirmation', subscriptionId: randomUUID() });

/**
 * Follows a stream from after the revision on. A subscriber that is slow is not buffered for: it reads again what is
 * not in memory any more, and is told anew when it has caught up, also after many events at once. Throws StreamTombstoned.
 */
export async function* subscribeToStream(
  { stream, after, resolveLinks, signal }: StreamSubscription,
  sources: Sources,
): AsyncGenerator<readonly Message[]> {
  const { states, records } = sources;
  const listener = records.listen(stream);
  try {
    // The end is where it is before the subscriber knows: what it writes from then on must reach it.
    let next = after === 'end' ? (await states.stateOf(stream)).last + 1 : after === 'start' ? 0 : after + 1;
    yield [confirmation()];
    let limit = firstLimit(Infinity);
    let isLive = false;
    let isCaughtUp = false;
    while (!signal.aborted) {
      listener.reset();
      const state = await states.stateOf(stream);
      const isTombstoned = presenceOf(state) === 'tombstoned';
      if (isTombstoned && !isLive) throw new StreamTombstoned(stream);
      // A live subscriber is sent all of the stream; truncation is for those who read the past.
      const from: Revision = isLive ? next : Math.max(next, firstVisible(state));
      const page: Found | undefined =
        from > state.last ? undefined : await records.readStream(stream, from, 'forwards', limit);
      const now = Date.now();
      const seen = (page?.records ?? []).filter((record) => isLive || !isTooOld(state.metadata, record, now));
      for (const part of partsOf(seen, resolveLinks)) {
        const delivered = await resolve(part, resolveLinks, sources);
        yield delivered.map((resolved) => ({ kind: 'event', ...resolved }));
      }
      const last = page?.records.at(-1);
      if (page && last) {
        isLive &&= page.isFresh;
        isCaughtUp &&= isLive && page.records.length < liveQueue;
        limit = nextLimit(page.records);
        next = last.revision + 1;
        if (last.revision !== deletedRevision) continue;
      }
      if (isTombstoned) throw new StreamTombstoned(stream);
      if (!isCaughtUp) yield [{ kind: 'caughtUp' }];
      isLive = isCaughtUp = true;
      // Events hidden while catching up stay hidden.
      next = Math.max(next, state.last + 1);
      await listener.received(signal);
    }
  } finally {
    listener.leave();
  }
}

/** Follows $all from after the position on, as `subscribeToStream` does. Throws InvalidPosition. */
export async function* subscribeToAll(
  { after, filter, checkpointEvery, resolveLinks, signal }: AllSubscription,
  sources: Sources,
): AsyncGenerator<readonly Message[]> {
  const { records } = sources;
  const listener = records.listen(allTopic);
  const checkpoints = createCheckpoints(checkpointEvery);
  try {
    const end = records.end();
    yield [confirmation()];
    let next = after === 'end' ? end : await firstAfter(after, records);
    let limit = firstLimit(Infinity);
    let isLive = false;
    let isCaughtUp = false;
    let wasToldNothing = after === 'start' && checkpointEvery !== undefined;
    while (!signal.aborted) {
      listener.reset();
      const page = await records.readAll(next, 'forwards', limit);
      if (isLive && !page.isFresh && checkpoints.isBehind()) yield [checkpoints.take()];
      for (const part of partsOf(page.records, resolveLinks)) {
        const messages: Message[] = [];
        for (const record of part) {
          const isDue = checkpoints.consider(record.position);
          if (filter(record)) {
            const [resolved] = await resolve([record], resolveLinks, sources);
            messages.push({ kind: 'event', ...resolved });
          }
          if (isDue) messages.push(checkpoints.take());
        }
        wasToldNothing &&= messages.length === 0;
        yield messages;
      }
      const last = page.records.at(-1);
      if (last) {
        isLive &&= page.isFresh;
        isCaughtUp &&= isLive && page.records.length < liveQueue;
        limit = nextLimit(page.records);
        next = last.position + recordLength(last);
        continue;
      }
      // No checkpoint is due where the past ends.
      if (wasToldNothing) yield [{ kind: 'checkpoint', position: 'beforeEverything' }];
      if (!isCaughtUp) yield [{ kind: 'caughtUp' }];
      wasToldNothing = false;
      isLive = isCaughtUp = true;
      await listener.received(signal);
    }
  } finally {
    listener.leave();
  }
}

async function firstAfter(after: Position | 'start', records: Records): Promise<Position> {
  if (after === 'start') return 0;
  const record = await checkPosition(records, after);
  return record ? after + recordLength(record) : after + 1;
}

/** Counts what a filtered subscription has considered; no checkpoint is told twice. */
function createCheckpoints(every: number | undefined) {
  let considered = 0;
  let reached: Position | undefined;
  let told: Position | undefined;
  return {
    consider: (position: Position): boolean => {
      considered += 1;
      reached = position;
      return every !== undefined && considered % every === 0;
    },
    isBehind: (): boolean => every !== undefined && reached !== told,
    take: (): Message => {
      told = reached;
      return { kind: 'checkpoint', position: reached ?? 0 };
    },
  };
}
