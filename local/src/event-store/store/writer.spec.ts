/** Groups of writes: what they share, what they don't, and what happens when the log fails under them. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LogUnavailable, type Log } from '../log/log.ts';
import { memoryLog } from '../log/memory-log.ts';
import type { Expected } from '../semantics/expected-revision.ts';
import type { Write } from '../semantics/write.ts';
import { anEvent } from '../testing/events.ts';
import { createRecords } from './records.ts';
import { createStreamStates } from './stream-states.ts';
import { createWriter, WriteTimedOut } from './writer.ts';

const append = (stream: string, expected: Expected = 'any', events = [anEvent()]): Write => ({
  kind: 'append',
  stream,
  expected,
  events,
});

/** A writer over a log in memory whose `append` is replaced. */
function writerOver(replace: (log: Log, calls: () => number) => Log['append']) {
  const log = memoryLog();
  let calls = 0;
  const appendInstead = replace(log, () => calls);
  const failing: Log = {
    ...log,
    append: async (records) => {
      calls += 1;
      await appendInstead(records);
    },
  };
  const states = createStreamStates(failing, 100);
  const records = createRecords(failing);
  const { write } = createWriter(failing, states, records);
  const all = () => log.readAll(0, { direction: 'forwards', limit: 1_000, bytes: 1_000_000 });
  return { write: (wanted: Write, timeout = 5_000) => write(wanted, timeout), all, calls: () => calls };
}

describe('a group', () => {
  test('is committed at once, however many wrote', async () => {
    const writer = writerOver((log) => log.append);
    await Promise.all(Array.from({ length: 100 }, (_, index) => writer.write(append(`s${index}`))));
    expect(writer.calls()).toBe(1);
    expect(await writer.all()).toHaveLength(100);
  });

  test('of writes to one stream is decided in the order of their arrival', async () => {
    const writer = writerOver((log) => log.append);
    const outcomes = await Promise.all([
      writer.write(append('s', 'noStream')),
      writer.write(append('s', 'noStream')),
      writer.write(append('s', 0)),
      writer.write({ kind: 'tombstone', stream: 's', expected: 1, eventId: 'tombstone' }),
      writer.write(append('s', 1)),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      'written',
      'wrongExpectedVersion',
      'written',
      'written',
      'streamDeleted',
    ]);
  });

  test('recognises a repeat among its own writes', async () => {
    const writer = writerOver((log) => log.append);
    const events = [anEvent()];
    const outcomes = await Promise.all(
      ['any', 'any', 'noStream'].map((e) => writer.write(append('s', e as Expected, events))),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await writer.all()).toHaveLength(1);
  });

  test('does not fail because of one write that the log refuses', async () => {
    const writer = writerOver((log) => async (records) => {
      if (records.some(({ stream }) => stream === 'bad')) throw new Error('refused');
      await log.append(records);
    });
    const results = await Promise.allSettled(['a', 'bad', 'b'].map((stream) => writer.write(append(stream))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await writer.all()).map(({ stream }) => stream)).toEqual(['a', 'b']);
  });
});

describe('when the log is away', () => {
  const awayUntil =
    (call: number, isWritten: boolean) =>
    (log: Log, calls: () => number) =>
    async (records: Parameters<Log['append']>[0]) => {
      if (calls() >= call) return log.append(records);
      if (isWritten) await log.append(records);
      throw new LogUnavailable('The database is away.');
    };

  test('the write is tried again until it is back', async () => {
    const writer = writerOver(awayUntil(3, false));
    expect(await writer.write(append('s', 'noStream'))).toMatchObject({ kind: 'written', revision: 0 });
    expect(await writer.all()).toHaveLength(1);
  });

  test('what was written without an answer is not written twice', async () => {
    const writer = writerOver(awayUntil(2, true));
    const outcomes = await Promise.all([
      writer.write(append('any')),
      writer.write(append('exact', 'noStream')),
      writer.write({ kind: 'softDelete', stream: 'exact', expected: 0, eventId: 'deletion' }),
      writer.write({ kind: 'tombstone', stream: 'gone', expected: 'any', eventId: 'tombstone' }),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(4).fill('written'));
    expect((await writer.all()).map(({ stream }) => stream)).toEqual(['any', 'exact', '$$exact', 'gone']);
  });

  test('whoever has no more time is told, and is not written later', async () => {
    const writer = writerOver(awayUntil(4, false));
    await expect(writer.write(append('s'), 50)).rejects.toBeInstanceOf(WriteTimedOut);
    await pause(400);
    expect(await writer.all()).toEqual([]);
    expect(await writer.write(append('t'))).toMatchObject({ kind: 'written' });
  });
});
