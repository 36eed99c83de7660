/** The event store in memory: for fast tests, held to the same contract as the real one. */
import {
  checkAppend,
  comparePositions,
  type EventStore,
  type LogSignal,
  type Position,
  type StoredEvent,
  WrongExpectedRevision,
} from '../event-store/index.ts';

/** Stores keep events as JSON. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The store's own events are left out of the log. */
const isOurs = ({ type }: StoredEvent): boolean => !type.startsWith('$');

/**
 * A store that is gone with the process.
 * @param now the time that events are written at
 */
export const inMemoryEventStore = (now: () => Date = () => new Date()): EventStore => {
  const log: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  let wakeAll: (() => void)[] = [];

  const after = (position: Position | 'start'): number =>
    position === 'start' ? 0 : log.findIndex((event) => comparePositions(event.position, position) > 0);
  const at = (index: number): Position => ({ commit: BigInt(index), prepare: BigInt(index) });

  const isRepeat = (written: readonly StoredEvent[], ids: readonly string[]): boolean =>
    ids.every((id, index) => written[index]?.id === id);

  return {
    async readStream(stream, fromRevision = 0) {
      return structuredClone((streams.get(stream) ?? []).slice(fromRevision));
    },
    async append(stream, events, expected) {
      checkAppend(stream, events);
      const current = streams.get(stream) ?? [];
      const revision = expected === 'noStream' ? -1 : expected;
      const since = current.slice(revision + 1);
      if (
        revision !== current.length - 1 &&
        !isRepeat(
          since,
          events.map(({ id }) => id),
        )
      )
        throw new WrongExpectedRevision(stream);
      if (since.length === 0)
        for (const event of asJson(events)) {
          const position = at(log.length + 1);
          const written = { ...event, stream, revision: current.length, position, created: now() };
          current.push(written);
          log.push(written);
        }
      streams.set(stream, current);
      wakeAll.forEach((wake) => wake());
      wakeAll = [];
      const last = current[revision + events.length]!;
      return { revision: last.revision, position: last.position };
    },
    async head() {
      return log.at(-1)?.position ?? at(0);
    },
    async *readAll(from, maxCount) {
      const start =
        from === 'start' ? 0 : log.findIndex(({ position }) => comparePositions(position, from) >= 0);
      const found = start < 0 ? [] : log.slice(start).filter(isOurs);
      yield* structuredClone(found.slice(0, maxCount));
    },
    subscribe(from) {
      let closed = false;
      let wake = (): void => {};
      const iterate = async function* (): AsyncGenerator<LogSignal> {
        let next = after(from);
        if (next < 0) next = log.length;
        let live = false;
        while (!closed) {
          const event = log[next];
          if (event) {
            next += 1;
            if (isOurs(event)) yield { kind: 'event', event: structuredClone(event) };
          } else if (!live) {
            live = true;
            yield { kind: 'caughtUp' };
          } else
            await new Promise<void>((resolve) => {
              wake = resolve;
              wakeAll.push(resolve);
            });
        }
      };
      return {
        [Symbol.asyncIterator]: iterate,
        close: async () => {
          closed = true;
          wake();
        },
      };
    },
    async close() {},
  };
};
