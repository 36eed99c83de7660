/** Commits writes in groups: all that came while a commit went on share the next one. */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { LogUnavailable, type Log } from '../log/log.ts';
import type { Position } from '../semantics/event.ts';
import type { Outcome, Write } from '../semantics/write.ts';
import { decideGroup } from './group.ts';
import type { Records } from './records.ts';
import type { StreamStates } from './stream-states.ts';

/** The write was not committed in time; whether it still will be is not known. */
export class WriteTimedOut extends Error {}

export type Writer = {
  /**
   * Resolves when the write is decided and, if it adds anything, durable.
   * Rejects with WriteTimedOut after `timeout` milliseconds.
   */
  write: (write: Write, timeout: number) => Promise<Outcome>;
  /** Resolves when everything that was asked for is answered. */
  idle: () => Promise<void>;
};

type Waiting = {
  write: Write;
  answer: (outcome: Outcome) => void;
  fail: (error: Error) => void;
  isOver: boolean;
};

const largestGroup = { writes: 1_000, bytes: 4 * 1024 * 1024 };
const pauseBetweenTries = 100;

/** The writer of an opened log that ends where `records` ends. */
export function createWriter(log: Log, states: StreamStates, records: Records): Writer {
  const queue: Waiting[] = [];
  let isSure = true;
  let running: Promise<void> | undefined;

  /** After a failed commit only the log knows what it holds. */
  const makeSure = async (): Promise<Position> => {
    if (isSure) return records.end();
    const end = await log.open();
    states.forget();
    records.restart(end);
    isSure = true;
    return end;
  };

  const attempt = async (group: readonly Waiting[], isRepeated: boolean): Promise<void> => {
    const end = await makeSure();
    const writes = group.map(({ write }) => write);
    const decided = await decideGroup(writes, { log, states, end, isRepeated });
    if (decided.records.length > 0) {
      isSure = false;
      await log.append(decided.records);
      isSure = true;
      states.update(decided.changed);
      records.add(decided.records, decided.end);
    }
    group.forEach(({ answer }, index) => answer(decided.outcomes[index] as Outcome));
  };

  /** Tries until the log answers or nobody waits any more. A repeat is safe: event ids tell what was written. */
  const commit = async (waiting: readonly Waiting[], isRepeated = false): Promise<void> => {
    const group = waiting.filter(({ isOver }) => !isOver);
    if (group.length === 0) return;
    try {
      await attempt(group, isRepeated);
    } catch (error) {
      if (error instanceof LogUnavailable) {
        await pause(pauseBetweenTries);
        await commit(group, true);
      } else if (group.length > 1) {
        // One write that the log can't take must not fail its neighbours.
        for (const single of group) await commit([single], true);
      } else {
        group[0]?.fail(error as Error);
      }
    }
  };

  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      // Writes of the same turn of the event loop belong into the same group.
      await nextTurn();
      await commit(takeGroup(queue));
    }
    running = undefined;
  };

  return {
    write: (write, timeout) =>
      new Promise((resolve, reject) => {
        const over = (settle: () => void): void => {
          if (waiting.isOver) return;
          waiting.isOver = true;
          clearTimeout(timer);
          settle();
        };
        const waiting: Waiting = {
          write,
          isOver: false,
          answer: (outcome) => over(() => resolve(outcome)),
          fail: (error) => over(() => reject(error)),
        };
        const timer = setTimeout(() => waiting.fail(new WriteTimedOut('The write took too long.')), timeout);
        queue.push(waiting);
        running ??= run();
      }),
    idle: async () => running,
  };
}

function takeGroup(queue: Waiting[]): Waiting[] {
  let bytes = 0;
  const next = queue.findIndex(({ write }) => (bytes += sizeOf(write)) > largestGroup.bytes);
  const count = next === -1 ? queue.length : Math.max(1, next);
  return queue.splice(0, Math.min(count, largestGroup.writes));
}

const sizeOf = (write: Write): number =>
  write.kind === 'append'
    ? write.events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 200)
    : 200;
