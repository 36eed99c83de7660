import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChargeBasis } from '../accounts/index.ts';
import { given, stateAfter } from '../kit/testing/index.ts';
import { cancelCharge, leadCharge, type LeadChargeEvent, settleCharge } from './lead-charge.ts';
import { type Sale } from './sale.ts';

const [rosa, tomas] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'];
const basis: ChargeBasis = {
  closedOn: '2026-03-02',
  line: 'SALUD',
  price: { amount: 6_000, unit: 'PEN' },
  priceFrom: '2026-01-01',
  people: 1,
  percentage: '100',
  isHalved: false,
  rates: [],
};
const sale = (closing: number, executiveId = rosa): Sale => ({
  closing,
  executiveId,
  closedAt: '2026-03-02T15:00:00.000Z',
});
const outcome = (closing: number, amount = 6_000) => ({
  movementId: `b0000000-0000-4000-8000-00000000000${closing}`,
  currency: 'PEN' as const,
  amount,
  basis,
});
const calculated = (closing: number, executiveId = rosa, amount = 6_000): LeadChargeEvent => ({
  type: 'ChargeCalculated',
  data: { closing, executiveId, ...outcome(closing, amount) },
});
const delayed = (reason: 'noPrice' | 'noAccount'): LeadChargeEvent => ({
  type: 'ChargeDelayed',
  data: { closing: 2, executiveId: rosa, reason, line: 'SALUD' },
});
const cancelled = (
  until: number,
  charged?: number,
  cause: 'reopened' | 'refunded' = 'reopened',
): LeadChargeEvent => ({
  type: 'ChargeCancelled',
  data: {
    until,
    cause,
    ...(charged !== undefined && { charged: { executiveId: rosa, movementId: outcome(charged).movementId } }),
  },
});

describe('a closing', () => {
  test('is settled once', () => {
    given(leadCharge)
      .when(settleCharge(sale(2), outcome(2)))
      .then(calculated(2));
    given(leadCharge, calculated(2))
      .when(settleCharge(sale(2), outcome(2)))
      .then();
  });
  test('waits for a price or an account, which is told once, and is settled then', () => {
    const noPrice = { reason: 'noPrice', line: 'SALUD' } as const;
    given(leadCharge)
      .when(settleCharge(sale(2), noPrice))
      .then(delayed('noPrice'));
    given(leadCharge, delayed('noPrice'))
      .when(settleCharge(sale(2), noPrice))
      .then();
    given(leadCharge, delayed('noPrice'))
      .when(settleCharge(sale(2), { ...noPrice, reason: 'noAccount' }))
      .then(delayed('noAccount'));
    given(leadCharge, delayed('noPrice'))
      .when(settleCharge(sale(2), outcome(2)))
      .then(calculated(2));
  });
  test('that is over costs nothing, however late it is looked at', () => {
    given(leadCharge, cancelled(3))
      .when(settleCharge(sale(2), outcome(2)))
      .then();
    given(leadCharge, calculated(5))
      .when(settleCharge(sale(2), outcome(2)))
      .then();
  });
  test('anew is charged anew, to whoever has the lead by then, and the one before is over', () => {
    given(leadCharge, calculated(2), cancelled(3, 2))
      .when(settleCharge(sale(5, tomas), outcome(5)))
      .then(calculated(5, tomas));
    given(leadCharge, calculated(2))
      .when(settleCharge(sale(5, tomas), outcome(5)))
      .then(cancelled(5, 2), calculated(5, tomas));
  });
});

describe('a lead that is reopened or refunded', () => {
  test('has its charge reversed', () => {
    given(leadCharge, calculated(2))
      .when(cancelCharge({ until: 3, cause: 'reopened' }))
      .then(cancelled(3, 2));
    given(leadCharge, calculated(2))
      .when(cancelCharge({ until: 4, cause: 'refunded' }))
      .then(cancelled(4, 2, 'refunded'));
    given(leadCharge, calculated(2), cancelled(3, 2))
      .when(cancelCharge({ until: 3, cause: 'reopened' }))
      .then();
  });
  test('waits no more', () =>
    given(leadCharge, delayed('noPrice'))
      .when(cancelCharge({ until: 3, cause: 'reopened' }))
      .then(cancelled(3)));
  test('keeps the charge of a later closing', () =>
    given(leadCharge, calculated(5))
      .when(cancelCharge({ until: 3, cause: 'reopened' }))
      .then());
  test('that cost nothing has nothing to reverse', () =>
    given(leadCharge, calculated(2, rosa, 0))
      .when(cancelCharge({ until: 3, cause: 'reopened' }))
      .then(cancelled(3)));
});

test('in whatever order and however often closings and reopenings are looked at, the last of them decides, and one charge stands at most', () => {
  // Event 0 of the lead closes it, 1 reopens it, 2 closes it again, and so on.
  const looks = fc
    .integer({ min: 1, max: 7 })
    .chain((count) =>
      fc
        .array(fc.nat(count - 1), { maxLength: 20 })
        .chain((more) =>
          fc
            .shuffledSubarray([...Array(count).keys(), ...more], { minLength: count + more.length })
            .map((order) => ({ count, order })),
        ),
    );
  fc.assert(
    fc.property(looks, ({ count, order }) => {
      const events: LeadChargeEvent[] = [];
      for (const at of order) {
        const decide =
          at % 2 === 0 ? settleCharge(sale(at), outcome(at)) : cancelCharge({ until: at, cause: 'reopened' });
        events.push(...decide(stateAfter(leadCharge, ...events), new Date()));
        let standing = 0;
        for (const event of events) {
          if (event.type === 'ChargeCalculated') standing += 1;
          if (event.type === 'ChargeCancelled' && event.data.charged) standing -= 1;
          expect([0, 1]).toContain(standing);
        }
      }
      const { standing } = stateAfter(leadCharge, ...events);
      const isClosed = count % 2 === 1;
      expect(standing?.closing).toBe(isClosed ? count - 1 : undefined);
    }),
  );
});
