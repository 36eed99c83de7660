import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { retryParkedStream, skipParkedEvent } from '@cotejo/core/projections';
import { engineWorld, isLeader, leads } from '../../testing/engine-world.ts';
import {
  administrator,
  appendTo,
  decide,
  good,
  orderedProjector,
  refused,
  unreadable,
} from '../../testing/parked-world.ts';
import { until } from '../../testing/world.ts';
import { type ProjectorOptions } from './run-projector.ts';

const { sql, store, codec, start: startAny, checkpoint } = engineWorld();

const start = (options: Partial<ProjectorOptions> = {}) =>
  startAny({ projector: orderedProjector, ...options });
const append = (...args: Parameters<typeof appendTo> extends [unknown, ...infer Rest] ? Rest : never) =>
  appendTo(store(), ...args);
const seen = async (): Promise<string[]> =>
  (await sql().query<{ id: string }>('select id from read.seen order by place')).rows.map(({ id }) => id);
const parkedRows = async () =>
  (await sql().query<Record<string, unknown>>('select * from read.parked_stream')).rows;
const retry = (stream: string) => decide(store(), codec, retryParkedStream(stream));
const skip = (stream: string, eventId: string) =>
  decide(store(), codec, skipParkedEvent({ stream, eventId, reason: 'de una prueba' }));
const newStream = () => `counter-${randomUUID()}`;

/** Runs until everything that was appended is passed. */
const passed = async (position?: { readonly position: string }) => {
  const head = position?.position ?? String((await store().head()).commit);
  await until('the checkpoint', async () => (await checkpoint()).commit_position === head);
};

describe('an event that can’t be projected', () => {
  test('parks its stream with everything later of it; the rows of all other streams are written', async () => {
    const [bad, other] = [newStream(), newStream()];
    const [first] = await append(bad, good());
    const [poison] = await append(bad, unreadable());
    const [second] = await append(other, good());
    await append(bad, good(), good());
    const projector = start();
    await leads(projector);
    const [third] = await append(other, good());
    await passed();
    expect(await seen()).toEqual([first, second, third]);
    expect(await parkedRows()).toMatchObject([
      {
        name: 'ordered',
        stream: bad,
        event_id: poison,
        revision: 1,
        type: 'Counted',
        position: '2',
        error: 'ZodError amount',
        fields: ['amount'],
        waiting: 3,
        shown: true,
      },
    ]);
    await until('the status', () => projector.status().parked === 1);
    expect(projector.isReady()).toBe(true);
    expect(projector.status()).not.toHaveProperty('stoppedAt');
    const { rows } = await sql().query('select parked, stopped_at from read.projection_status');
    expect(rows).toEqual([{ parked: 1, stopped_at: null }]);
  });

  test('leaves nothing of what it wrote itself, and is told with its stream', async () => {
    const told: unknown[] = [];
    await leads(start({ onParked: (stream, eventId) => told.push([stream, eventId]) }));
    const stream = newStream();
    const [id] = await append(stream, refused());
    await passed();
    expect(await seen()).toEqual([]);
    expect(await parkedRows()).toMatchObject([{ event_id: id, error: 'RangeError', fields: [], waiting: 1 }]);
    expect(told).toEqual([[stream, id]]);
  });

  test('stays parked over a restart, and what comes later waits', async () => {
    const stream = newStream();
    await append(stream, unreadable());
    const first = start();
    await leads(first);
    await first.stop();
    await append(stream, good());
    await leads(start());
    await passed();
    expect(await seen()).toEqual([]);
    expect(await parkedRows()).toMatchObject([{ stream, waiting: 2 }]);
  });

  test('stops the projector when so many streams are parked that the defect must be its own', async () => {
    await append(newStream(), unreadable());
    await append(newStream(), refused());
    const [last] = await append(newStream(), unreadable());
    const projector = start({ mostParked: 2, rest: 20 });
    await until('the stop', () => projector.status().role === 'stopped');
    expect(projector.status()).toMatchObject({ parked: 2, position: '2', stoppedAt: { eventId: last } });
    expect(projector.isReady()).toBe(false);
  });
});

describe('a parked stream that is tried again', () => {
  test('goes on in order, each event once, when its events can be projected now', async () => {
    let isBroken = true;
    const { apply } = orderedProjector;
    await leads(
      start({
        projector: {
          ...orderedProjector,
          async apply(events, connection) {
            if (isBroken) throw new Error('not yet');
            return apply(events, connection);
          },
        },
      }),
    );
    const stream = newStream();
    const ids = await append(stream, good(), good());
    await passed();
    ids.push(...(await append(stream, good())));
    isBroken = false;
    const [other] = await append(newStream(), good());
    await passed(await retry(stream));
    ids.push(...(await append(stream, good())));
    await passed();
    expect(await seen()).toEqual([other, ...ids]);
    expect(await parkedRows()).toEqual([]);
  });

  test('stays parked, with the new error, at the first event that still can’t be projected', async () => {
    let isBroken = true;
    const { apply } = orderedProjector;
    const fails: typeof apply = async (events, connection) => {
      if (isBroken) throw new Error('not yet');
      return apply(events, connection);
    };
    await leads(start({ projector: { ...orderedProjector, apply: fails } }));
    const stream = newStream();
    const [first, second] = await append(stream, good(), good());
    const [poison] = await append(stream, refused());
    await append(stream, good(), unreadable());
    await passed();
    expect(await parkedRows()).toMatchObject([{ event_id: first, error: 'Error', waiting: 5 }]);
    isBroken = false;
    await passed(await retry(stream));
    expect(await seen()).toEqual([first, second]);
    expect(await parkedRows()).toMatchObject([{ event_id: poison, error: 'RangeError', waiting: 3 }]);
  });

  test('is left parked when what failed is the commit, and the projector goes on', async () => {
    let isBroken = true;
    const { apply } = orderedProjector;
    const tellsTooMuch: typeof apply = async (events, connection) => {
      if (isBroken) throw new Error('not yet');
      await apply(events, connection);
      return events.map(({ position, metadata }) => ({
        resource: 'counters',
        id: 'too long for Postgres'.repeat(500),
        version: 1,
        position,
        commandId: metadata.commandId,
        actor: metadata.actor,
      }));
    };
    await leads(start({ projector: { ...orderedProjector, apply: tellsTooMuch } }));
    const stream = newStream();
    const [id] = await append(stream, good());
    await passed();
    isBroken = false;
    await passed(await retry(stream));
    expect(await seen()).toEqual([]);
    expect(await parkedRows()).toMatchObject([{ event_id: id, error: 'error 22023' }]);
  });

  test('and is not parked, or of another projector, is left as it is', async () => {
    await leads(start());
    const [stream, other] = [newStream(), newStream()];
    const [id] = await append(stream, good());
    const [poison] = await append(other, unreadable());
    await retry(stream);
    await decide(
      store(),
      codec,
      skipParkedEvent({ stream: other, eventId: poison!, reason: 'x' }),
      'another',
    );
    await passed();
    expect(await seen()).toEqual([id]);
    expect(await parkedRows()).toMatchObject([{ event_id: poison }]);
  });

  test('is projected once by whoever takes over from an instance that was cut off in the middle', async () => {
    let isBroken = true;
    let isHeld = false;
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { apply } = orderedProjector;
    const slow: typeof apply = async (events, connection) => {
      if (isBroken) throw new Error('not yet');
      const changes = await apply(events, connection);
      isHeld = true;
      await held;
      return changes;
    };
    const first = start({ projector: { ...orderedProjector, apply: slow } });
    await leads(first);
    const stream = newStream();
    const ids = await append(stream, good(), good());
    await passed();
    isBroken = false;
    const { position } = await retry(stream);
    await until('the middle', () => isHeld);
    const second = start();
    await sql().query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'ordered_v1%' and datname = current_database() and state = 'idle in transaction'`,
    );
    letGo();
    await until('a leader', () => isLeader(first) || isLeader(second));
    await passed({ position });
    expect(await seen()).toEqual(ids);
    expect(await parkedRows()).toEqual([]);
  });
});

describe('an event that is skipped', () => {
  test('is left out, the stream goes on behind it, and who skipped it and why is on record', async () => {
    await leads(start());
    const stream = newStream();
    const [before, poison, after] = await append(stream, good(), unreadable(), good());
    await passed();
    const { position } = await skip(stream, poison!);
    const [last] = await append(stream, good());
    await passed();
    expect(await seen()).toEqual([before, after, last]);
    expect(await parkedRows()).toEqual([]);
    const { rows } = await sql().query('select * from read.skipped_event');
    expect(rows).toMatchObject([
      {
        stream,
        event_id: poison,
        error: 'ZodError amount',
        reason: 'de una prueba',
        actor: administrator,
        shown: true,
      },
    ]);
    expect(Number(position)).toBeGreaterThan(3);
  });

  test('leaves the stream parked at the next one that can’t be projected', async () => {
    await leads(start());
    const stream = newStream();
    const [poison, next] = await append(stream, unreadable(), refused());
    await passed();
    await skip(stream, poison!);
    await passed();
    expect(await parkedRows()).toMatchObject([
      { event_id: next, revision: 1, error: 'RangeError', waiting: 1 },
    ]);
  });

  test('must be the one at which the stream is parked', async () => {
    await leads(start());
    const stream = newStream();
    const [poison, next] = await append(stream, unreadable(), good());
    await passed();
    await skip(stream, next!);
    await passed();
    expect(await seen()).toEqual([]);
    expect(await parkedRows()).toMatchObject([{ event_id: poison, waiting: 2 }]);
  });
});

describe('a new version', () => {
  const second = { ...orderedProjector, version: 2 };
  const versions = async () =>
    (
      await sql().query<Record<string, unknown>>(
        'select version, shown, parked from read.projection_status order by 1',
      )
    ).rows;

  test('is not shown while it has parked what the version before shows, and is when that goes on', async () => {
    const stream = newStream();
    const [id] = await append(stream, good());
    const old = start();
    await leads(old);
    await passed();
    await old.stop();
    let isBroken = true;
    const broken: typeof second = {
      ...second,
      async apply(events, connection) {
        if (isBroken) throw new Error('not yet');
        return orderedProjector.apply(events, connection);
      },
    };
    const built = start({ projector: broken });
    await leads(built);
    await until('the parked stream', () => built.status().parked === 1);
    await append(newStream(), unreadable());
    await until('both', () => built.status().parked === 2);
    expect(await versions()).toMatchObject([
      { version: 1, shown: true, parked: 0 },
      { version: 2, shown: false, parked: 2 },
    ]);
    expect(await seen()).toEqual([id]);
    isBroken = false;
    const unknown = (await parkedRows()).find((row) => row['stream'] !== stream)!;
    await retry(stream);
    await skip(String(unknown['stream']), String(unknown['event_id']));
    await until('the switch', async () => (await versions()).length === 1);
    expect(await versions()).toEqual([{ version: 2, shown: true, parked: 0 }]);
    expect(await seen()).toEqual([id]);
  });

  test('follows decisions of before as it meets them, and is shown with what the version before had parked too', async () => {
    const [skipped, parked] = [newStream(), newStream()];
    const [poison, after] = await append(skipped, unreadable(), good());
    await append(parked, unreadable());
    const old = start();
    await leads(old);
    await skip(skipped, poison!);
    await passed();
    await old.stop();
    await leads(start({ projector: second }));
    await until('the switch', async () => (await versions()).length === 1);
    expect(await versions()).toEqual([{ version: 2, shown: true, parked: 1 }]);
    expect(await seen()).toEqual([after]);
    expect(await parkedRows()).toMatchObject([{ stream: parked, version: 2 }]);
    const { rows } = await sql().query('select version, event_id from read.skipped_event');
    expect(rows).toEqual([{ version: 2, event_id: poison }]);
  });
});
