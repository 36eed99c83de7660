/** Random lives of leads: whatever staff may try with them, in any order; what a lead does not allow does not happen. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { lead, leadCommands, receiveLead } from '@cotejo/core/leads';
import { countryCodes } from '@cotejo/core/kit/country';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { requestTypes } from '@cotejo/core/reference/request-types';
import { decisionOf } from '../../../core/src/leads/testing/commands.ts';
import { request, type World } from './world.ts';

const anywhere = countryCodes;
export const administrator: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: anywhere };
const executive = (): Staff => ({ id: randomUUID(), roles: ['EJECUTIVO'], countries: anywhere });
export const executives: readonly Staff[] = [executive(), executive(), executive()];

/** How many leads live side by side. */
const crowd = 5;
const act = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('receive' as const),
      name: fc.string(),
      phone: fc.constantFrom('+56911111111', '+56922222222', '+56933333333'),
      country: fc.constantFrom(...countryCodes),
      internal: fc.boolean(),
      type: fc.constantFrom(...requestTypes.map(({ id }) => id)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('command' as const),
      command: fc.constantFrom(...leadCommands),
      executive: fc.nat(executives.length - 1),
      statusId: fc.constantFrom(...leadStatuses.map(({ id }) => id)),
      pick: fc.nat(20),
      note: fc.option(fc.string({ unit: 'binary', minLength: 1 }), { nil: undefined }),
    }),
  },
);
const step = fc.record({ lead: fc.nat(crowd - 1), minutes: fc.nat(500), act });
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** @param least how much happens at least */
export const lives = (least = 1) => fc.array(step, { minLength: least, maxLength: least + 60 });

const start = Date.parse('2026-03-02T12:00:00Z');
const later = '2027-01-01T12:00:00.000Z';

/** Lets it all happen. @returns the events of the log */
export const live = async (world: World, steps: readonly Step[]): Promise<StoredEvent[]> => {
  const ids = Array.from({ length: crowd }, () => randomUUID());
  let now = start;
  for (const { lead: which, minutes, act } of steps) {
    now += minutes * 60_000;
    const attempt =
      act.kind === 'receive'
        ? world.send(
            lead,
            ids[which]!,
            receiveLead({
              ...request({ firstName: act.name, email: `${ids[which]!}@correo.cl`, phone: act.phone }),
              requestTypeId: act.type,
              internalTraffic: act.internal,
            }),
            { now: new Date(now), country: act.country },
          )
        : world.send(
            lead,
            ids[which]!,
            (state, at) => {
              if (state.status === 'unknown') return [];
              const sent = { ...act, executive: executives[act.executive]!, by: administrator, at: later };
              return decisionOf[act.command](state, sent)(state, at);
            },
            { now: new Date(now), actor: actorOf(administrator) },
          );
    await attempt.catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
    });
  }
  const events: StoredEvent[] = [];
  for await (const event of world.store.readAll('start', 10_000)) events.push(event);
  return events;
};
