/** The time of streams and of repeats: one order whatever the clocks say, and a repeat lives in its first moment. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../event-sourcing/index.ts';
import { type EventStore } from '../event-store/index.ts';
import { type Staff } from '../../identity/index.ts';
import { assignLead, lead, logLeadActivity, receiveLead, setLeadAppointment } from '../../leads/index.ts';
import { eventCodec, subjectKeys } from '../personal-data/index.ts';
import { type CommandContext } from './command.ts';
import { commandHandler } from './handle-command.ts';
import { CommandIdReused } from './repeats.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '../testing/index.ts';

const tickEvents = events({ Ticked: z.object({}) });
type Ticked = EventOf<typeof tickEvents>;
const clock: Decider<number, Ticked> = {
  stream: (id) => `clock-${id}`,
  events: tickEvents,
  initial: 0,
  evolve: (ticks) => ticks + 1,
};
const tick: Decision<number, Ticked> = () => [{ type: 'Ticked', data: {} }];

const at = (time: string) => new Date(`2026-03-02T${time}Z`);

const world = (wrap: (store: EventStore) => EventStore = (store) => store) => {
  const store = inMemoryEventStore();
  const codec = eventCodec(subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 1)));
  const by = (time: string, given: Partial<CommandContext> = {}): CommandContext => ({
    commandId: randomUUID(),
    actor: { kind: 'visitor' },
    country: 'PE',
    now: at(time),
    ...given,
  });
  const times = async () =>
    (await store.readStream('clock-a')).map(({ metadata }) => metadata['occurredAt'] as string);
  return { store, handle: commandHandler(wrap(store), codec), by, times };
};

describe('the time of a stream', () => {
  test('never runs backwards, however the clocks of those who write to it differ', async () => {
    const { handle, by, times } = world();
    for (const time of ['15:00:00', '14:59:30', '15:00:10']) await handle(clock, 'a', tick, by(time));
    expect(await times()).toEqual([
      '2026-03-02T15:00:00.000Z',
      '2026-03-02T15:00:00.000Z',
      '2026-03-02T15:00:10.000Z',
    ]);
  });

  test('never runs backwards when a rival with a faster clock was first', async () => {
    const { handle, by, times } = world((inner) => {
      let isFirst = true;
      return {
        ...inner,
        async append(stream, encoded, expected) {
          const { metadata, ...rest } = encoded[0]!;
          const faster = { ...metadata, commandId: randomUUID(), occurredAt: '2026-03-02T15:00:05.000Z' };
          if (isFirst)
            await inner.append(stream, [{ ...rest, id: randomUUID(), metadata: faster }], expected);
          isFirst = false;
          return inner.append(stream, encoded, expected);
        },
      };
    });
    await handle(clock, 'a', tick, by('15:00:00'));
    expect(await times()).toEqual(['2026-03-02T15:00:05.000Z', '2026-03-02T15:00:05.000Z']);
  });

  test('is the instant that commands are decided as of', async () => {
    const { handle, by } = world();
    const asOf: Date[] = [];
    const watching: Decision<number, Ticked> = (ticks, now) => {
      asOf.push(now);
      return tick(ticks, now);
    };
    for (const time of ['15:00:00', '14:00:00']) await handle(clock, 'a', watching, by(time));
    expect(asOf).toEqual([at('15:00:00'), at('15:00:00')]);
  });
});

describe('a repeat is decided as of the first time', () => {
  const rosa: Staff = { id: randomUUID(), roles: ['EJECUTIVO'], countries: ['PE'] };
  const request = {
    requestTypeId: 3,
    person: { firstName: 'María', email: 'maria@correo.example', phone: '+51999888777' },
    origin: {},
    attribution: [],
    internalTraffic: false,
  };
  const rosasLead = async () => {
    const { store, handle, by } = world();
    await handle(lead, 'a', receiveLead(request), by('15:00:00'));
    await handle(lead, 'a', assignLead({ executive: rosa, by: rosa }), by('15:01:00'));
    return { store, handle, by };
  };
  const appoint = (time: string) =>
    setLeadAppointment({ substatusId: 213, at: at(time).toISOString(), by: rosa });

  test('so that an appointment is not refused once its time has come', async () => {
    const { store, handle, by } = await rosasLead();
    const context = by('15:59:59');
    const first = await handle(lead, 'a', appoint('16:00:00'), context);
    await expect(handle(lead, 'a', appoint('16:00:00'), by('16:00:01'))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const again = await handle(lead, 'a', appoint('16:00:00'), { ...context, now: at('20:00:00') });
    expect(again).toMatchObject({ ...first, repeated: true });
    expect(await store.readStream('lead-a')).toHaveLength(3);
  });

  test('so that a call that took place *now* stays one call', async () => {
    const { store, handle, by } = await rosasLead();
    const call = { activityId: randomUUID(), typeId: 'LLAMADA', outcomeId: 'BUZON', by: rosa } as const;
    const context = by('15:30:00');
    await handle(lead, 'a', logLeadActivity(call), context);
    const again = await handle(lead, 'a', logLeadActivity(call), { ...context, now: at('18:00:00') });
    expect(again.repeated).toBe(true);
    expect((await store.readStream('lead-a')).at(-1)?.data).toMatchObject({
      at: at('15:30:00').toISOString(),
    });
  });

  test('as it was recorded, where the clock had been behind the stream', async () => {
    const { handle, by } = await rosasLead();
    const call = { activityId: randomUUID(), typeId: 'LLAMADA', outcomeId: 'BUZON', by: rosa } as const;
    const context = by('14:00:00');
    const { state } = await handle(lead, 'a', logLeadActivity(call), context);
    expect(state).toMatchObject({ activities: [{ at: at('15:01:00').toISOString() }] });
    expect((await handle(lead, 'a', logLeadActivity(call), context)).repeated).toBe(true);
  });

  test('and another command under its id is still told apart', async () => {
    const { handle, by } = await rosasLead();
    const context = by('15:59:59');
    await handle(lead, 'a', appoint('16:00:00'), context);
    await expect(handle(lead, 'a', appoint('17:00:00'), context)).rejects.toThrow(CommandIdReused);
  });
});
