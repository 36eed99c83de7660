import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commandHandler, type HandleCommand, uuidV5 } from '@cotejo/core/kit/command-handling';
import { StoreUnavailable } from '@cotejo/core/kit/event-store';
import { lead, type LeadEvent, leadEvents } from '@cotejo/core/leads';
import { parking, retryParkedStream } from '@cotejo/core/projections';
import { automationWorld } from '../../testing/automation-world.ts';
import { until } from '../../testing/world.ts';
import { type Automation, type RunningAutomation } from './index.ts';

const { sql, store, world, start, caughtUp, receive, eventsOf } = automationWorld();

/** Adds one note to each new lead, that says how many events it knew of by then. */
const greeting: Automation = {
  name: 'when-lead-received-then-greet',
  version: 1,
  tables: 'create table if not exists seen (id uuid primary key);',
  handles: { lead: leadEvents },
  async react(events, transaction) {
    for (const { id } of events) await transaction.query('insert into seen values ($1)', [id]);
    return events
      .filter(({ type }) => type === 'LeadReceived')
      .map((because) => ({
        kind: 'plan',
        handler: 'greet',
        target: because.stream.slice('lead-'.length),
        because,
        input: { text: 'Bienvenida' },
      }));
  },
  handlers: {
    greet({ commandId, input }, { send }) {
      const note: LeadEvent = {
        type: 'LeadNoteAdded',
        data: { noteId: commandId, text: String(input['text']) },
      };
      return send(lead, () => [note]);
    },
  },
};
const schema = 'when_lead_received_then_greet_v1';
const rows = async (table: string): Promise<number> =>
  (await sql().query<{ count: number }>(`select count(*)::int as count from ${schema}.${table}`)).rows[0]!
    .count;
const notes = async (id: string): Promise<number> =>
  (await eventsOf(id)).filter(({ type }) => type === 'LeadNoteAdded').length;
const done = (id: string) =>
  until('the note', async () => (await notes(id)) > 0 && (await rows('task')) === 0);
const handler = (): HandleCommand => commandHandler(store(), world().codec);

describe('what follows from an event', () => {
  test('is done once, and names the event as its cause', async () => {
    await caughtUp(start(greeting));
    const id = await receive();
    await done(id);
    const [received, note] = await eventsOf(id);
    // Never derived otherwise: what was done before a new version would be done again.
    expect(note!.metadata.commandId).toBe(uuidV5(received!.id, `${greeting.name}/greet/${id}`));
    expect(note!.metadata).toMatchObject({
      actor: { kind: 'system', automation: greeting.name },
      $causationId: received!.id,
      $correlationId: received!.metadata.$correlationId,
      country: 'CL',
    });
  });

  test('is done once by an instance that is killed after the command and before it is written down', async () => {
    let killed = false;
    const dying: HandleCommand = async (...command) => {
      await handler()(...command);
      killed = true;
      throw new StoreUnavailable('the process is gone before it hears the answer');
    };
    const first = start(greeting, { handle: dying });
    await caughtUp(first);
    const id = await receive();
    await until('the command', () => killed);
    await first.stop();
    expect(await rows('task')).toBe(1);
    await caughtUp(start(greeting));
    await done(id);
    expect(await notes(id)).toBe(1);
  });

  test('is done once by two instances that do it at the same time', async () => {
    const both: RunningAutomation[] = [start(greeting), start(greeting)];
    await until('a leader', () =>
      both.some(({ following }) => following.status().role === 'leader' && following.isReady()),
    );
    const ids = await Promise.all(Array.from({ length: 30 }, () => receive()));
    // The thirty requests and their notes.
    await until('everything', async () => {
      await Promise.all(both.map((one) => one.wake()));
      return (await rows('seen')) >= 60 && (await rows('task')) === 0;
    });
    expect(await Promise.all(ids.map(notes))).toEqual(ids.map(() => 1));
  });

  test('of what happened while nobody ran is done by the next that comes', async () => {
    const ids = [await receive(), await receive()];
    await caughtUp(start(greeting));
    for (const id of ids) await done(id);
    expect(await Promise.all(ids.map(notes))).toEqual([1, 1]);
  });

  test('and was left undone is done at once by whoever takes over, though nothing new happens', async () => {
    const never: HandleCommand = () => Promise.reject(new StoreUnavailable('away'));
    const first = start(greeting, { handle: never });
    await caughtUp(first);
    const id = await receive();
    await until('the task', async () => (await rows('task')) === 1);
    await first.stop();
    // Without a sweep: it would find the task in the end.
    start(greeting, { sweep: 3_600_000 });
    await done(id);
  });

  test('waits while the store is away, and is then done at once', async () => {
    let away = true;
    const handle: HandleCommand = async (...command) => {
      if (away) throw new StoreUnavailable('away');
      return handler()(...command);
    };
    const automation = start(greeting, { handle });
    await caughtUp(automation);
    const id = await receive();
    await until('the task', async () => (await rows('task')) === 1);
    away = false;
    await done(id);
    expect(await automation.failing()).toBe(0);
  });

  test('that another version concluded otherwise is left as that one did it', async () => {
    await caughtUp(start(greeting));
    const id = await receive();
    await done(id);
    const text = 'Hola';
    const react: Automation['react'] = async (events) =>
      (await greeting.react(events, { query: async () => ({ rows: [] }) } as never)).map((plan) => ({
        ...plan,
        input: { text },
      }));
    const second = start({ ...greeting, version: 2, tables: '', react });
    await caughtUp(second);
    await until('its tasks', async () => {
      const { rows: open } = await sql().query('select from when_lead_received_then_greet_v2.task');
      return open.length === 0;
    });
    expect(await notes(id)).toBe(1);
  });
});

describe('two tasks of one target', () => {
  /** Adds a note for each note: under a key of its own it replaces none. */
  const echoing: Automation = {
    ...greeting,
    name: 'when-note-added-then-echo',
    tables: '',
    react: async (events) =>
      events
        .filter(({ type, metadata }) => type === 'LeadNoteAdded' && metadata.actor.kind !== 'system')
        .map((because) => ({
          kind: 'plan',
          handler: 'greet',
          target: because.stream.slice('lead-'.length),
          key: because.id,
          because,
          input: { text: `Eco de ${because.revision}` },
        })),
  };

  test('with keys of their own both happen, in order', async () => {
    const id = await receive();
    for (let turn = 0; turn < 5; turn += 1) {
      const note: LeadEvent = { type: 'LeadNoteAdded', data: { noteId: randomUUID(), text: 'Nota' } };
      await world().send(lead, id, () => [note]);
    }
    await caughtUp(start(echoing));
    await until('the echoes', async () => (await notes(id)) === 10);
    const texts = (await eventsOf(id)).flatMap((event) =>
      event.type === 'LeadNoteAdded' ? [event.data.text] : [],
    );
    expect(texts.slice(5)).toEqual([1, 2, 3, 4, 5].map((revision) => `Eco de ${revision}`));
  });

  test('under the same key the later replaces the earlier', async () => {
    const id = await receive();
    const last: Automation = {
      ...echoing,
      react: async (events, transaction) =>
        (await echoing.react(events, transaction)).map((plan) => ({ ...plan, key: id })),
    };
    for (let turn = 0; turn < 3; turn += 1) {
      const note: LeadEvent = { type: 'LeadNoteAdded', data: { noteId: randomUUID(), text: 'Nota' } };
      await world().send(lead, id, () => [note]);
    }
    await caughtUp(start(last));
    await until('the echo', async () => (await notes(id)) > 3);
    expect(await notes(id)).toBe(4);
  });

  test('can load the aggregate that they act on', async () => {
    const versions: number[] = [];
    const counting: Automation = {
      ...greeting,
      handlers: {
        async greet(task, context) {
          versions.push((await context.load(lead, task.target)).version);
          await greeting.handlers['greet']!(task, context);
        },
      },
    };
    await caughtUp(start(counting));
    await done(await receive());
    expect(versions[0]).toBe(1);
  });
});

describe('a task that fails', () => {
  test('is tried again later, is counted, and does not hold up the others', async () => {
    const broken = randomUUID();
    let works = false;
    const errors: unknown[] = [];
    const careful: Automation = {
      ...greeting,
      handlers: {
        async greet(task, context) {
          if (task.target === broken && !works) throw new Error('not this one');
          await greeting.handlers['greet']!(task, context);
        },
      },
    };
    const automation = start(careful, { onError: (error) => errors.push(error) });
    await caughtUp(automation);
    await receive({}, { id: broken });
    const other = await receive();
    await until('the other', async () => (await notes(other)) === 1);
    await until('the failure', async () => (await automation.failing()) === 1);
    // It may have been tried again by now.
    expect(new Set(errors.map(String))).toEqual(new Set(['Error: not this one']));
    works = true;
    await done(broken);
    expect(await automation.failing()).toBe(0);
  });

  test('an event that it can’t understand parks its stream, as it does for projectors, and nothing is planned', async () => {
    const broken = randomUUID();
    const automation = start({
      ...greeting,
      react: async (events, transaction) => {
        if (events.some(({ stream }) => stream.endsWith(broken))) throw new Error('no idea');
        return greeting.react(events, transaction);
      },
    });
    await caughtUp(automation);
    await receive({}, { id: broken });
    const other = await receive();
    await done(other);
    await until('the parked stream', () => automation.following.status().parked === 1);
    expect(automation.following.isReady()).toBe(true);
    expect(await notes(broken)).toBe(0);
  });

  test('what it could not understand is done once, when it is tried again and can be', async () => {
    let isBroken = true;
    const automation = start({
      ...greeting,
      react: async (events, transaction) => {
        if (isBroken) throw new Error('no idea');
        return greeting.react(events, transaction);
      },
    });
    await caughtUp(automation);
    const id = await receive();
    await until('the parked stream', () => automation.following.status().parked === 1);
    isBroken = false;
    await world().send(parking, greeting.name, retryParkedStream(`lead-${id}`));
    await done(id);
    await until('no parked stream', () => automation.following.status().parked === 0);
    expect(await notes(id)).toBe(1);
  });
});
