import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Actor, type Recorded } from '../../kit/event-sourcing/index.ts';
import { type LeadEvent } from '../../leads/index.ts';
import { timelineOf } from './timeline.ts';

const sofia: Actor = { kind: 'user', id: randomUUID(), role: 'SUPERVISOR' };
const ana = randomUUID();
const names: Readonly<Record<string, string>> = { [sofia.id]: 'Sofía Vera', [ana]: 'Ana Rojas' };
const nameOf = (id: string) => names[id] ?? null;
const at = (seconds: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + seconds * 1_000).toISOString();

/** A life of so many seconds between its events. */
const life = (...events: readonly (readonly [seconds: number, event: LeadEvent, actor?: Actor])[]) =>
  events.map(([seconds, event, actor = sofia], revision): Recorded<LeadEvent> => {
    const commandId = randomUUID();
    const metadata = { $correlationId: commandId, $causationId: commandId, commandId, schemaVersion: 1 };
    return {
      ...event,
      id: randomUUID(),
      stream: 'lead-1',
      revision,
      position: String(revision),
      metadata: { ...metadata, actor, country: 'CL', occurredAt: at(seconds) },
    };
  });

const received: LeadEvent = {
  type: 'LeadReceived',
  data: {
    requestTypeId: 3,
    person: { firstName: 'María', email: 'maria@correo.cl', phone: '+56912345678' },
    origin: {},
    attribution: [],
    internalTraffic: false,
  },
};
const assigned: LeadEvent = { type: 'LeadAssigned', data: { executiveId: ana } };
const failed: LeadEvent = {
  type: 'LeadFailed',
  data: { substatusId: 402, reasonId: 99, reasonText: 'Se mudó', note: 'Llamé tres veces' },
};
const note: LeadEvent = { type: 'LeadNoteAdded', data: { noteId: randomUUID(), text: 'Prefiere WhatsApp' } };
const erasure: LeadEvent = { type: 'SubjectErased', data: { reasonId: 2 } };

const changesOf = (entry: { changes: readonly { field: string; before: unknown; after: unknown }[] }) =>
  Object.fromEntries(entry.changes.map(({ field, before, after }) => [field, [before, after]]));

describe('the timeline of a lead', () => {
  const events = life([0, received, { kind: 'visitor' }], [600, assigned], [4_200, failed], [4_201, note]);
  const [first, second, third, fourth] = timelineOf(events, nameOf);

  test('begins with everything that came in, and nothing before it', () => {
    expect(changesOf(first!)).toMatchObject({ firstName: [null, 'María'], statusId: [null, 8] });
    expect(changesOf(first!)).not.toHaveProperty('maternalSurname');
    expect(first).toMatchObject({ actor: { kind: 'visitor' }, actorName: null, secondsSincePrevious: null });
  });

  test('says of each event which fields it changed, from what to what', () => {
    expect(changesOf(second!)).toEqual({
      statusId: [8, 2],
      executiveId: [null, ana],
      executiveName: [null, 'Ana Rojas'],
      fecha_asignado: [null, at(600)],
      fecha_ultimo_estado: [at(0), at(600)],
    });
    expect(second).toMatchObject({ actorName: 'Sofía Vera', secondsSincePrevious: 600 });
  });

  test('says why, and after how long', () =>
    expect(third).toMatchObject({
      note: 'Llamé tres veces',
      secondsSincePrevious: 3_600,
      changes: expect.arrayContaining([
        { field: 'failureReasonId', before: null, after: 99 },
        { field: 'failureText', before: null, after: 'Se mudó' },
      ]) as unknown,
    }));

  test('shows what was added, by itself', () =>
    expect(fourth!.changes).toEqual([
      {
        field: 'notes',
        before: null,
        after: expect.objectContaining({ text: 'Prefiere WhatsApp', byName: 'Sofía Vera' }) as unknown,
      },
    ]));

  test('tells a file that was withdrawn by its name and the reason', () => {
    const data = { fileId: randomUUID(), name: 'Pasaporte.pdf', mediaType: 'application/pdf', bytes: 7 };
    const withdrawal: LeadEvent = {
      type: 'LeadFileWithdrawn',
      data: { fileId: data.fileId, reasonId: 1 },
    };
    const told = timelineOf(
      life([0, received], [1, { type: 'LeadFileAttached', data }], [2, withdrawal]),
      nameOf,
    );
    const before: unknown = expect.objectContaining({ id: data.fileId, name: 'Pasaporte.pdf' });
    expect(told[2]).toMatchObject({
      note: 'Es de otra persona o de otro registro',
      changes: [{ field: 'files', before, after: null }],
    });
  });

  test('names the command and what caused it', () => {
    const { commandId, $correlationId, $causationId } = events[1]!.metadata;
    expect(second).toMatchObject({
      id: events[1]!.id,
      revision: 1,
      type: 'LeadAssigned',
      commandId,
      correlationId: $correlationId,
      causationId: $causationId,
    });
  });

  test('of an erased person holds none of that person’s words, whether the key is gone already or not', () => {
    const erased = timelineOf(
      life([0, received], [1, assigned], [2, failed], [3, note], [4, erasure]),
      nameOf,
    );
    const told = JSON.stringify(erased);
    for (const word of ['María', 'maria@correo.cl', '912345678', 'Se mudó', 'Llamé', 'WhatsApp'])
      expect(told).not.toContain(word);
    expect(erased.map((entry) => entry.erased)).toEqual([true, false, true, true, false]);
    expect(changesOf(erased[4]!)).toEqual({ erased: [false, true] });
    expect(changesOf(erased[2]!)).toMatchObject({ failureReasonId: [null, 99] });
    expect(erased[4]!.note).toBe('La persona retiró su consentimiento');
  });
});
