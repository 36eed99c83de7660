/** Properties of every life of a lead: random commands by random people at random times. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, type Recorded } from '../kit/event-sourcing/index.ts';
import { leadStatus, leadStatusById, statusesIn } from '../reference/lead-statuses.ts';
import { substatusesOf } from '../reference/lead-substatuses.ts';
import { testMetadata } from '../kit/testing/index.ts';
import { allowedLeadCommands, leadCommands } from './decisions/allowed-commands.ts';
import { wholeSecondsBetween } from '../lead-records/history/elapsed.ts';
import { asForgotten, statusHistoryEntry } from '../lead-records/index.ts';
import { type LeadEvent } from './lead-events.ts';
import { evolve, initial, lead, type Lead, type ReceivedLead } from './lead.ts';
import { type Lived, lives, secret } from './testing/lives.ts';
import { uuid } from './testing/people.ts';

/** Checks something about many lives; a failure prints the seed and the shortest life that shows it. */
const always = (holds: (life: Lived) => void, numRuns = 60): void =>
  fc.assert(fc.property(lives, holds), { numRuns });
const onEveryState = (holds: (state: ReceivedLead, at: string) => void) =>
  always(({ states, events }) =>
    states.forEach((state, index) => holds(state as ReceivedLead, events[index]!.metadata.occurredAt)),
  );
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const historyOf = ({ events, states }: Pick<Lived, 'events' | 'states'>) =>
  events.flatMap((event, index) => {
    const entry = statusHistoryEntry(uuid(1), states[index - 1] ?? initial, event, states[index]!);
    return entry ? [{ entry, index }] : [];
  });

describe('random lives', () => {
  test('are lives: they use every command, and reach every status but those that nothing leads to', () => {
    const [commands, statuses] = [new Set<string>(), new Set<number>()];
    for (const { tried, states } of fc.sample(lives, { numRuns: 700, seed: 2026 })) {
      for (const { command, refused } of tried) if (!refused) commands.add(command);
      for (const state of states) statuses.add((state as ReceivedLead).statusId);
    }
    expect(leadCommands.filter((command) => !commands.has(command))).toEqual([]);
    expect(
      statusesIn('new', 'open', 'won', 'lost', 'aside', 'refund', 'deleted').filter(
        (id) => !statuses.has(id),
      ),
    ).toEqual([leadStatus.none]);
  });
});

describe('the dates of a lead', () => {
  test('never run backwards', () =>
    always(({ states }) => {
      for (const [index, state] of (states as readonly ReceivedLead[]).entries()) {
        const before = states[index - 1] as ReceivedLead | undefined;
        if (!before) continue;
        expect(state.fecha).toBe(before.fecha);
        expect(state.fecha_ultimo_estado >= before.fecha_ultimo_estado).toBe(true);
        expect((state.fecha_asignado ?? '') >= (before.fecha_asignado ?? '')).toBe(true);
        if (before.fecha_gestion) expect(state.fecha_gestion).toBe(before.fecha_gestion);
      }
    }));
  test('stand in order: received, then the others, none after what happened last', () =>
    onEveryState((state, at) => {
      const { fecha, fecha_asignado, fecha_gestion, fecha_cierre, fecha_ultimo_estado } = state;
      for (const date of [fecha_asignado, fecha_gestion, fecha_cierre, fecha_ultimo_estado])
        if (date) expect(fecha <= date && date <= at).toBe(true);
      if (fecha_cierre) expect(fecha_cierre <= fecha_ultimo_estado).toBe(true);
    }));
  test('tell the end of what is over, and of nothing else', () =>
    onEveryState(({ statusId, beforeDeletion, fecha_cierre }) => {
      const isOver = statusesIn('won', 'lost', 'refund').includes(beforeDeletion?.statusId ?? statusId);
      expect(fecha_cierre !== null).toBe(isOver);
    }));
});

describe('where a lead stands', () => {
  test('has the substatus that its status asks for; only an assignment says no more than Asignado', () =>
    onEveryState(({ statusId, substatusId }) => {
      const possible = substatusesOf(statusId).map(({ id }) => id);
      if (substatusId !== null) expect(possible).toContain(substatusId);
      else expect(statusId === leadStatus.assigned || possible.length === 0).toBe(true);
    }));
  test('goes with what belongs to it, and with nothing else', () =>
    onEveryState(({ beforeDeletion, statusId, failure, appointment, duplicateOf }) => {
      const stands = beforeDeletion?.statusId ?? statusId;
      expect(failure !== null).toBe(stands === leadStatus.failed);
      expect(appointment !== null).toBe(stands === leadStatus.agenda);
      expect(duplicateOf !== null).toBe(stands === leadStatus.duplicate);
      expect(beforeDeletion !== null).toBe(statusId === leadStatus.deleted);
    }));
  test('is somebody’s while it is worked on and after it was sold, and nobody’s while it is new', () =>
    onEveryState(({ statusId, executiveId }) => {
      const { phase } = leadStatusById(statusId)!;
      if (['open', 'won', 'refund'].includes(phase)) expect(executiveId).not.toBeNull();
      if (phase === 'new') expect(executiveId).toBeNull();
    }));
});

describe('the status history', () => {
  test('equals the events: read at any instant, it tells where the lead stood, and since when', () =>
    always((life) => {
      const entries = historyOf(life);
      for (const [index, state] of (life.states as readonly ReceivedLead[]).entries()) {
        const { entry } = entries.findLast((one) => one.index <= index)!;
        expect([entry.toStatusId, entry.toSubstatusId, entry.at]).toEqual([
          state.statusId,
          state.substatusId,
          state.fecha_ultimo_estado,
        ]);
      }
    }));
  test('has no gap: each entry begins where the one before ended', () =>
    always((life) => {
      const entries = historyOf(life).map(({ entry }) => entry);
      for (const [index, entry] of entries.entries()) {
        const before = entries[index - 1];
        expect([entry.fromStatusId, entry.fromSubstatusId]).toEqual([
          before?.toStatusId ?? null,
          before?.toSubstatusId ?? null,
        ]);
        expect(entry.at >= (before?.at ?? '')).toBe(true);
      }
    }));
  test('adds up to the age of the lead, to the second', () =>
    always((life) => {
      const now = life.end.toISOString();
      const { fecha, fecha_ultimo_estado } = life.states.at(-1) as ReceivedLead;
      const spent = historyOf(life).reduce((sum, { entry }) => sum + (entry.secondsInPrevious ?? 0), 0);
      expect(spent + wholeSecondsBetween(fecha_ultimo_estado, now)).toBe(wholeSecondsBetween(fecha, now));
    }));
});

describe('folding', () => {
  const eventsAlone = fc.array(
    lives.map(({ events }) => events),
    { minLength: 1, maxLength: 3 },
  );

  test('never fails, in whatever order events would come', () =>
    fc.assert(
      fc.property(
        eventsAlone.chain((several) => fc.shuffledSubarray(several.flat())),
        (events) => void fold(lead, initial, events),
      ),
      { numRuns: 100 },
    ));
  test('goes on from a state that was stored, and from events that were', () =>
    always(({ events, states }) => {
      expect(fold(lead, initial, asJson(events))).toEqual(states.at(-1));
      let stored: Lead = initial;
      for (const [index, event] of events.entries()) {
        stored = asJson(evolve(stored, event, event.metadata));
        expect(stored).toEqual(asJson(states[index]));
      }
    }, 60));
});

describe('erasing the person', () => {
  const erasure = (revision: number): Recorded<LeadEvent> => ({
    type: 'SubjectErased',
    data: {},
    id: uuid(1),
    stream: 'lead-1',
    revision,
    position: '1',
    metadata: { ...testMetadata(), occurredAt: '2030-01-01T00:00:00.000Z' },
  });

  test('leaves no personal text anywhere in the state, at whatever moment of its life', () =>
    onEveryState((before) => {
      const event = erasure(1);
      const after = evolve(before, event, event.metadata) as ReceivedLead;
      expect(JSON.stringify(before).includes(secret)).toBe(!before.erased);
      expect(JSON.stringify(after)).not.toContain(secret);
      expect([after.statusId, after.substatusId]).toEqual([before.statusId, before.substatusId]);
    }));
  test('holds for what is done afterwards too', () =>
    onEveryState((state) => {
      if (state.erased) expect(JSON.stringify(state)).not.toContain(secret);
    }));
  test('leaves the state that the events tell once the key is gone', () =>
    always(({ events, states }) => {
      for (const [index, state] of states.entries()) {
        const event = erasure(index + 1);
        const erased = evolve(state, event, event.metadata);
        expect(fold(lead, initial, asForgotten([...events.slice(0, index + 1), event]))).toEqual(erased);
      }
    }, 30));
});

describe('what the console offers', () => {
  test('is not refused because of who asks or where the lead stands, and what it does not offer is', () =>
    always(({ tried }) => {
      for (const { command, by, before, statusId, refused } of tried) {
        if (command === 'change-status') continue; // the general door: transitions.spec.ts tries each target
        const offered = allowedLeadCommands(before as ReceivedLead, by).find(
          (one) => one.command === command,
        )!;
        const isRefused = ['NOT_FOUND', 'NOT_ALLOWED', 'NOT_EDITABLE', 'INVALID_TRANSITION'].includes(
          refused ?? '',
        );
        expect([command, statusId, offered.allowed]).toEqual([command, statusId, !isRefused]);
      }
    }));
});
