import { randomUUID } from 'node:crypto';
import { assert, asyncProperty, array, boolean, constantFrom, nat, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Decider, type EventOf, events, personal, reject, Rejection } from '../event-sourcing/index.ts';
import { type EventStore, StoreUnavailable } from '../event-store/index.ts';
import { eventCodec, subjectKeys } from '../personal-data/index.ts';
import { type CommandContext } from './command.ts';
import { commandHandler } from './handle-command.ts';
import { aggregateLoader } from './load.ts';
import { CommandIdReused } from './repeats.ts';
import { VersionConflict } from './version-conflict.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '../testing/index.ts';

const counterEvents = events({
  Opened: z.object({}),
  Counted: z.object({ by: z.int() }),
  Remarked: z.object({ text: personal(z.string()) }),
});
type CounterEvent = EventOf<typeof counterEvents>;
type Counter = { readonly total: number; readonly remarks: number };

const counter: Decider<Counter, CounterEvent> = {
  stream: (id) => `counter-${id}`,
  events: counterEvents,
  initial: { total: 0, remarks: 0 },
  evolve: (state, event) =>
    event.type === 'Counted'
      ? { ...state, total: state.total + event.data.by }
      : event.type === 'Remarked'
        ? { ...state, remarks: state.remarks + 1 }
        : state,
  country: (state) => (state.total > 0 ? 'CO' : undefined),
};
const count = (by: number) => (): CounterEvent[] => [{ type: 'Counted', data: { by } }];
const remark = (text: string) => (): CounterEvent[] => [{ type: 'Remarked', data: { text } }];
const full = (state: Counter): CounterEvent[] =>
  state.total >= 1 ? reject('FULL', 'Ya está completo.') : [{ type: 'Counted', data: { by: 1 } }];

const world = (wrap: (store: EventStore) => EventStore = (store) => store) => {
  const store = inMemoryEventStore();
  const keys = subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 1));
  const codec = eventCodec(keys);
  const by = (given: Partial<CommandContext> = {}): CommandContext => ({
    commandId: randomUUID(),
    actor: { kind: 'visitor' },
    country: 'PE',
    now: new Date('2026-03-02T15:00:00Z'),
    ...given,
  });
  return { store, keys, handle: commandHandler(wrap(store), codec), load: aggregateLoader(store, codec), by };
};

/** A store where somebody else appends between a command's read and its append, so many times. */
const withRival =
  (times: number) =>
  (store: EventStore): EventStore => ({
    ...store,
    async append(stream, encoded, expected) {
      if (times > 0) {
        times -= 1;
        const rival = { ...encoded[0]!, id: randomUUID() };
        await store.append(
          stream,
          [{ ...rival, metadata: { ...rival.metadata, commandId: randomUUID() } }],
          expected,
        );
      }
      return store.append(stream, encoded, expected);
    },
  });

describe('handling a command', () => {
  test('keeps no mark that turns the direction of a text, and knows its repeat', async () => {
    const { handle, load, by, store } = world();
    const sent = by();
    const answers = [
      await handle(counter, 'a', remark('pago\u202efdp.exe'), sent),
      await handle(counter, 'a', remark('pago\u202efdp.exe'), sent),
    ];
    expect(answers.map(({ repeated }) => repeated)).toEqual([false, true]);
    expect((await load(counter, 'a')).past.map(({ data }) => data)).toEqual([{ text: 'pagofdp.exe' }]);
    expect(await store.readStream('counter-a')).toHaveLength(1);
  });

  test('appends what is decided and answers with the state after it', async () => {
    const { handle, by, store } = world();
    const handled = await handle(counter, 'a', count(2), by());
    expect(handled).toEqual({ state: { total: 2, remarks: 0 }, version: 1, position: '1', repeated: false });
    expect(await store.readStream('counter-a')).toHaveLength(1);
  });

  test('appends nothing when nothing is decided', async () => {
    const { handle, by, store } = world();
    await handle(counter, 'a', count(1), by());
    const handled = await handle(counter, 'a', () => [], by());
    expect(handled).toMatchObject({ version: 1, position: '1', repeated: false });
    expect(await store.readStream('counter-a')).toHaveLength(1);
  });

  test('writes who, when, where and why beside each event', async () => {
    const { handle, by, store } = world();
    const context = by({ correlationId: randomUUID(), causationId: randomUUID() });
    await handle(counter, 'a', count(1), context);
    const [event] = await store.readStream('counter-a');
    expect(event!.metadata).toEqual({
      $correlationId: context.correlationId,
      $causationId: context.causationId,
      commandId: context.commandId,
      actor: { kind: 'visitor' },
      country: 'PE',
      occurredAt: '2026-03-02T15:00:00.000Z',
      schemaVersion: 1,
    });
  });

  test('writes the country that the aggregate belongs to, once it says so', async () => {
    const { handle, by, store } = world();
    await handle(counter, 'a', count(1), by());
    await handle(counter, 'a', count(1), by());
    const countries = (await store.readStream('counter-a')).map(({ metadata }) => metadata['country']);
    expect(countries).toEqual(['PE', 'CO']);
  });
});

describe('repeating a command', () => {
  test('changes nothing and gets the first answer, whatever came in between', async () => {
    const { handle, by, store } = world();
    const context = by();
    const first = await handle(counter, 'a', count(2), context);
    await handle(counter, 'a', count(5), by());
    const again = await handle(counter, 'a', count(2), { ...context, now: new Date() });
    expect(again).toMatchObject({ ...first, repeated: true });
    expect(await store.readStream('counter-a')).toHaveLength(2);
  });

  test('after command, as a run that is sent again, folds the stream once and not once for each', async () => {
    const { handle, by } = world();
    let folded = 0;
    const counting: typeof counter = {
      ...counter,
      evolve: (...given) => {
        folded += 1;
        return counter.evolve(...given);
      },
    };
    const run = Array.from({ length: 300 }, () => by());
    const first = [];
    for (const context of run) first.push(await handle(counting, 'a', count(1), context));
    folded = 0;
    for (const [at, context] of run.entries())
      expect(await handle(counting, 'a', count(1), context)).toEqual({ ...first[at]!, past: expect.anything() as unknown, repeated: true });
    expect(folded).toBeLessThan(2 * run.length);
    // A repeat of an earlier command folds from the beginning.
    expect(await handle(counting, 'a', count(1), run[7]!)).toMatchObject({ ...first[7]!, repeated: true });
  }); // oxfmt-ignore

  test('gets the first answer even when it would be refused by now', async () => {
    const { handle, by } = world();
    const context = by();
    await handle(counter, 'a', full, context);
    expect((await handle(counter, 'a', full, context)).repeated).toBe(true);
  });

  test('gets the first answer even when it names a version that is past', async () => {
    const { handle, by } = world();
    const context = by({ expectedVersion: 0 });
    await handle(counter, 'a', count(1), context);
    expect((await handle(counter, 'a', count(1), context)).repeated).toBe(true);
  });

  test('1,000 times at once has one effect and one answer', async () => {
    const { handle, by, store } = world();
    const context = by();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => handle(counter, 'a', count(1), context)),
    );
    expect(await store.readStream('counter-a')).toHaveLength(1);
    expect(new Set(answers.map(({ version, position }) => `${version}@${position}`))).toEqual(
      new Set(['1@1']),
    );
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  });

  test('by two instances at once has one effect', async () => {
    const { handle, by, store } = world();
    const other = commandHandler(store, eventCodec(subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 1))));
    const context = by();
    await Promise.all([handle(counter, 'a', count(1), context), other(counter, 'a', count(1), context)]);
    expect(await store.readStream('counter-a')).toHaveLength(1);
  });

  test('after a crash between append and answer has one effect', async () => {
    let crashes = 1;
    const { handle, by, store } = world((inner) => ({
      ...inner,
      async append(...append) {
        const written = await inner.append(...append);
        if (crashes-- > 0) throw new StoreUnavailable(new Error('gone after the write'));
        return written;
      },
    }));
    const context = by();
    await expect(handle(counter, 'a', count(1), context)).rejects.toThrow(StoreUnavailable);
    expect(await handle(counter, 'a', count(1), context)).toMatchObject({ version: 1, repeated: true });
    expect(await store.readStream('counter-a')).toHaveLength(1);
  });

  test('is recognised after the person was erased', async () => {
    const { handle, by, keys } = world();
    const context = by();
    await handle(counter, 'a', remark('llamar de tarde'), context);
    await keys.erase('a');
    expect((await handle(counter, 'a', remark('llamar de tarde'), context)).repeated).toBe(true);
  });
});

describe('a command id that is used for something else', () => {
  test.each([
    ['another command', remark('x')],
    ['the same command with other data', count(3)],
    ['a command that would have been refused', () => reject('NO', 'No.')],
    ['a command that changes nothing', () => []],
  ])('is refused for %s', async (_, other) => {
    const { handle, by, store } = world();
    const context = by();
    await handle(counter, 'a', count(2), context);
    await expect(handle(counter, 'a', other, context)).rejects.toThrow(CommandIdReused);
    expect(await store.readStream('counter-a')).toHaveLength(1);
  });

  test.each([
    ['one instance', false],
    ['two instances', true],
  ])('is refused when both come at once, to %s', async (_, toTwo) => {
    const { handle, by, store, keys } = world();
    const context = by();
    const second = toTwo ? commandHandler(store, eventCodec(keys)) : handle;
    const [one, other] = await Promise.allSettled([
      handle(counter, 'a', count(2), context),
      second(counter, 'a', count(3), context),
    ]);
    expect([one.status, other.status]).toEqual(['fulfilled', 'rejected']);
    expect(await store.readStream('counter-a')).toHaveLength(1);
  });
});

describe('a conflict', () => {
  test('is decided again on fresh state', async () => {
    const { handle, by } = world(withRival(2));
    expect((await handle(counter, 'a', count(1), by())).state.total).toBe(3);
  });

  test('is given up after three tries, and tells where the stream stands', async () => {
    const { handle, by, load } = world(withRival(99));
    const conflict: unknown = await handle(counter, 'a', count(1), by()).catch((error: unknown) => error);
    const { version, position, state } = await load(counter, 'a');
    expect(conflict).toBeInstanceOf(VersionConflict);
    expect(conflict).toMatchObject({ version, position, state });
    expect(version).toBe(3);
  });

  test('with the version that was asked for is not decided again', async () => {
    const { handle, by, store } = world(withRival(1));
    await expect(handle(counter, 'a', count(1), by({ expectedVersion: 0 }))).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      version: 1,
    });
    expect(await store.readStream('counter-a')).toHaveLength(1);
  });

  test('is told before anything is decided', async () => {
    const { handle, by } = world();
    const decide = () => reject('NEVER', 'Nunca.');
    await expect(handle(counter, 'a', decide, by({ expectedVersion: 7 }))).rejects.toThrow(VersionConflict);
  });
});

describe('what this process wrote last', () => {
  /** Counts what is read. */
  const watched = () => {
    const reads: number[] = [];
    const made = world((store) => ({
      ...store,
      readStream: (stream, from = 0) => {
        reads.push(from);
        return store.readStream(stream, from);
      },
    }));
    return { ...made, reads };
  };
  const empty = (state: Counter): CounterEvent[] =>
    state.total === 0 ? [] : [{ type: 'Counted', data: { by: -state.total } }];
  const twice = (): CounterEvent[] => [...count(1)(), ...count(2)()];

  test('is not read again to be appended to', async () => {
    const { handle, by, reads } = watched();
    for (let sent = 1; sent <= 5; sent += 1)
      expect(await handle(counter, 'a', count(1), by())).toEqual({
        state: { total: sent, remarks: 0 },
        version: sent,
        position: String(sent),
        repeated: false,
      });
    expect(reads).toEqual([0]);
  });

  test('is read on where several events were written at once: where each stands, only the store knows', async () => {
    const { handle, by, reads } = watched();
    await handle(counter, 'a', twice, by());
    expect((await handle(counter, 'a', count(1), by())).version).toBe(3);
    expect(reads).toEqual([0, 0]);
  });

  test('is read on before anybody is refused, or told that there was nothing to do', async () => {
    const { handle, by, store, keys, reads } = watched();
    const other = commandHandler(store, eventCodec(keys));
    await handle(counter, 'a', full, by());
    await other(counter, 'a', empty, by());
    expect((await handle(counter, 'a', full, by())).version).toBe(3);
    await other(counter, 'a', empty, by());
    await handle(counter, 'b', count(0), by());
    await other(counter, 'b', count(2), by());
    expect((await handle(counter, 'b', empty, by())).state.total).toBe(0);
    expect(reads).toEqual([0, 1, 0, 1]);
  });

  test('is nothing where the sender takes the stream for new: it is read only where that is wrong', async () => {
    const { handle, by, store, keys, reads } = watched();
    const other = commandHandler(store, eventCodec(keys));
    expect((await handle(counter, 'a', full, by({ isNew: true }))).version).toBe(1);
    expect(reads).toEqual([]);
    const context = by();
    await other(counter, 'b', full, context);
    const repeated = await handle(counter, 'b', full, { ...context, isNew: true });
    expect(repeated).toMatchObject({ version: 1, repeated: true });
    expect(reads).toEqual([0]);
    await expect(handle(counter, 'b', full, by({ isNew: true }))).rejects.toThrow('Ya está completo.');
    expect((await handle(counter, 'b', count(1), by({ isNew: true }))).version).toBe(2);
  });

  test('is what a repeat is known by', async () => {
    const { handle, by, reads } = watched();
    const context = by();
    const first = await handle(counter, 'a', count(2), context);
    expect(await handle(counter, 'a', count(2), context)).toMatchObject({ ...first, repeated: true });
    await expect(handle(counter, 'a', count(3), context)).rejects.toThrow(CommandIdReused);
    expect(reads).toEqual([0]);
  });

  test('of what does not fit an event, and would fit by now, nothing is concluded', async () => {
    const { handle, by, store, keys } = world();
    const other = commandHandler(store, eventCodec(keys));
    const half = (state: Counter): CounterEvent[] => [{ type: 'Counted', data: { by: state.total / 2 } }];
    await handle(counter, 'a', count(3), by());
    await other(counter, 'a', count(1), by());
    expect((await handle(counter, 'a', half, by())).state.total).toBe(6);
  });

  test('and what others write at once is all there, and each answer is one of its versions', async () => {
    const { handle, by, store, keys } = world();
    const handlers = [handle, commandHandler(store, eventCodec(keys))];
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => handlers[index % 2]!(counter, 'a', count(1), by())),
    );
    const taken = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused.filter((reason) => !(reason instanceof VersionConflict))).toEqual([]);
    expect(taken.map(({ version }) => version).sort((one, two) => one - two)).toEqual(
      (await store.readStream('counter-a')).map(({ revision }) => revision + 1),
    );
    expect(
      taken.every(({ state, version, position }) => state.total === version && position === String(version)),
    ).toBe(true);
  });

  const decisions = { full, empty, twice, count: count(1), remark: remark('x'), nothing: () => [] };

  test('makes no difference to any answer to commands one after the other, whoever else writes, nor does who takes a stream for new', async () => {
    const commands = array(
      record({
        decide: constantFrom(...Object.values(decisions)),
        byOther: boolean(),
        expected: constantFrom(undefined, -1, 0),
        repeats: boolean(),
        isNew: boolean(),
        id: nat({ max: 1 }).map(String),
      }),
      { minLength: 1, maxLength: 25 },
    );
    await assert(
      asyncProperty(commands, async (sent) => {
        const { handle, by, store, keys } = world();
        const other = commandHandler(store, eventCodec(keys));
        let last: CommandContext | undefined;
        for (const { decide, byOther, expected, repeats, isNew, id } of sent) {
          const { version } = await aggregateLoader(store, eventCodec(keys))(counter, id);
          const expectedVersion = expected === undefined ? undefined : version + expected;
          const context: CommandContext = repeats && last ? last : by({ expectedVersion });
          last = context;
          const outcome = async (handler: typeof handle, told: Partial<CommandContext> = {}) =>
            handler(counter, id, decide, { ...context, ...told }).catch((error: unknown) => {
              if (error instanceof Rejection) return error.message;
              throw error;
            });
          // A handler without memory decides on a copy of the stored streams.
          const copy = inMemoryEventStore();
          for (const stream of ['counter-0', 'counter-1'])
            for (const { type, data, metadata, id: eventId, revision } of await store.readStream(stream))
              await copy.append(
                stream,
                [{ type, data, metadata, id: eventId }],
                revision === 0 ? 'noStream' : revision - 1,
              );
          const without = await outcome(commandHandler(copy, eventCodec(keys)));
          const withMemory = await outcome(byOther ? other : handle, { isNew });
          const comparable = (answer: Awaited<ReturnType<typeof outcome>>) =>
            typeof answer === 'string' ? answer : [answer.state, answer.version, answer.repeated];
          expect(comparable(withMemory)).toEqual(comparable(without));
        }
      }),
    );
  });
});
