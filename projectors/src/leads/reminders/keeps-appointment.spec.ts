import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type EventMetadata } from '@cotejo/core/kit/event-sourcing';
import { type LeadEvent } from '@cotejo/core/leads';
import { keepsAppointment } from './keeps-appointment.ts';

const metadata: EventMetadata = {
  $correlationId: randomUUID(),
  $causationId: randomUUID(),
  commandId: randomUUID(),
  actor: { kind: 'visitor' },
  country: 'CL',
  schemaVersion: 1,
  occurredAt: '2026-03-02T12:00:00.000Z',
};
const keeps = (event: LeadEvent): boolean =>
  keepsAppointment({ ...event, id: randomUUID(), stream: 'lead-a', revision: 3, position: '9', metadata });

describe('an appointment stays', () => {
  test.each<LeadEvent>([
    { type: 'LeadNoteAdded', data: { noteId: randomUUID(), text: 'Ya llamé' } },
    { type: 'LeadReassigned', data: { executiveId: randomUUID() } },
    { type: 'LeadAppointmentReminded', data: { at: '2026-01-01T12:00:00.000Z' } },
    { type: 'LeadRequestUpdated', data: { message: 'Somos dos' } },
    { type: 'SubjectErased', data: {} },
    { type: 'LeadDeleted', data: {} },
  ])('after $type', (event) => expect(keeps(event)).toBe(true));
});

describe('an appointment is over', () => {
  test.each<LeadEvent>([
    { type: 'LeadStatusChanged', data: { statusId: 2, substatusId: 201 } },
    { type: 'LeadFailed', data: { substatusId: 401, reasonId: 1 } },
    { type: 'LeadClosed', data: { substatusId: 331 } },
    { type: 'LeadMarkedDuplicate', data: { firstLeadId: randomUUID() } },
    { type: 'LeadMarkedTest', data: {} },
    { type: 'LeadMarkedFalse', data: {} },
    { type: 'LeadReopened', data: {} },
  ])('after $type', (event) => expect(keeps(event)).toBe(false));
});
