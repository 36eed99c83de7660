import { describe, expect, test } from 'vitest';
import { testMetadata } from '../kit/testing/index.ts';
import { type LeadEvent } from '../leads/index.ts';
import { saleAfter } from './sale.ts';

const [rosa, tomas] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'];
const received = (internalTraffic = false) =>
  ({ type: 'LeadReceived', data: { internalTraffic } }) as LeadEvent;
const assigned = (executiveId: string): LeadEvent => ({ type: 'LeadAssigned', data: { executiveId } });
const closed: LeadEvent = { type: 'LeadClosed', data: { substatusId: 331 } };
const happened = (type: 'LeadReopened' | 'LeadRefundStarted' | 'LeadRefundFinished'): LeadEvent => ({
  type,
  data: {},
});
const sale = (...events: LeadEvent[]) =>
  saleAfter(
    events.map((event, revision) => ({
      ...event,
      id: testMetadata(revision).commandId,
      stream: 'lead-x',
      revision,
      position: String(revision),
      metadata: testMetadata(revision),
    })),
  );

describe('a sale', () => {
  test('is of who has the lead when it is closed, at that instant', () => {
    const reassigned: LeadEvent = { type: 'LeadReassigned', data: { executiveId: tomas } };
    expect(sale(received(), assigned(rosa), closed)).toEqual({
      closing: 2,
      executiveId: rosa,
      closedAt: testMetadata(2).occurredAt,
    });
    expect(sale(received(), assigned(rosa), reassigned, closed)?.executiveId).toBe(tomas);
  });
  test('is over when the lead is reopened or refunded, and another when it is closed again', () => {
    const sold = [received(), assigned(rosa), closed];
    expect(sale(...sold, happened('LeadReopened'))).toBeUndefined();
    expect(sale(...sold, happened('LeadReopened'), closed)?.closing).toBe(4);
    expect(sale(...sold, happened('LeadRefundStarted'))?.closing).toBe(2);
    expect(sale(...sold, happened('LeadRefundStarted'), happened('LeadRefundFinished'))).toBeUndefined();
  });
  test('stays the same where a refund is called off', () =>
    expect(sale(received(), assigned(rosa), closed, happened('LeadRefundStarted'), closed)?.closing).toBe(2));
  test('is none of what the company sent itself, or nobody has', () => {
    expect(sale(received(true), assigned(rosa), closed)).toBeUndefined();
    expect(sale(received(), closed)).toBeUndefined();
  });
});
