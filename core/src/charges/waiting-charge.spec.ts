import { expect, test } from 'vitest';
import { type EventMetadata } from '../kit/event-sourcing/index.ts';
import { type LeadChargeEvent } from './lead-charge.ts';
import { evolveWaitingCharge, type WaitingCharge } from './waiting-charge.ts';

const executiveId = 'a0000000-0000-4000-8000-000000000001';
const delayed = (reason: 'noAccount' | 'noPrice', closing = 2): LeadChargeEvent => ({
  type: 'ChargeDelayed',
  data: { closing, executiveId, reason, line: 'SALUD' },
});
const cancelled: LeadChargeEvent = { type: 'ChargeCancelled', data: { until: 3, cause: 'reopened' } };

/** The charge after some events, one a day from 1 March. */
const after = (...events: LeadChargeEvent[]): WaitingCharge =>
  events.reduce<WaitingCharge>((charge, event, index) => {
    const occurredAt = `2026-03-0${index + 1}T12:00:00.000Z`;
    return evolveWaitingCharge(charge, event, { country: 'CL', occurredAt } as EventMetadata);
  }, undefined);

test('a charge waits since its first delay, whatever it lacks by now', () =>
  expect(after(delayed('noAccount'), delayed('noPrice'))).toMatchObject({
    isWaiting: true,
    reason: 'noPrice',
    since: '2026-03-01T12:00:00.000Z',
  }));

test('one that was cancelled waits no longer, and anew once the lead is closed again', () => {
  expect(after(delayed('noPrice'), cancelled)).toMatchObject({ isWaiting: false });
  expect(after(delayed('noPrice'), cancelled, delayed('noPrice', 4))).toMatchObject({
    isWaiting: true,
    since: '2026-03-03T12:00:00.000Z',
  });
});

test('one that never waited is not listed', () => expect(after(cancelled)).toBeUndefined());
