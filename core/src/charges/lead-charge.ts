/** The charge of a lead: what closing it costs, why it waits, and that it was taken back. At most one stands. */
import { z } from 'zod';
import { accountCurrencies, chargeBasis, reversalCause, type ReversalCause } from '../accounts/index.ts';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { amount } from '../kit/money/index.ts';
import { type Sale } from './sale.ts';

// Stream: named by the lead, so that two charges of one lead meet.
export const leadChargeStream = (leadId: string): string => `charge-${leadId}`;

// Events
const closing = z.int().nonnegative().describe('the number of the closing in the stream of the lead');
const executiveId = z.uuid().describe('who had the lead when it was closed');
const delayReasons = ['noAccount', 'noPrice', 'noRate'] as const;
export type DelayReason = (typeof delayReasons)[number];

export const leadChargeEvents = events({
  ChargeCalculated: z
    .object({
      closing,
      executiveId,
      movementId: z.uuid().describe('of the movement on the account'),
      currency: z.enum(accountCurrencies),
      amount: amount.describe('minor units; with nothing to pay there is no movement'),
      basis: chargeBasis,
    })
    .describe('What the closed lead costs its executive is known; the account is charged next.'),
  ChargeDelayed: z
    .object({
      closing,
      executiveId,
      reason: z.enum(delayReasons),
      line: z.string().nullable().describe('the type of insurance or line of the lead'),
    })
    .describe('The closed lead waits for an account, a price or a rate of exchange; nothing is charged yet.'),
  ChargeCancelled: z
    .object({
      until: closing.describe('closings of the lead before this event of its stream cost nothing any more'),
      cause: reversalCause,
      charged: z.object({ executiveId, movementId: z.uuid() }).optional().describe('what is to be reversed'),
    })
    .describe('The lead was reopened or refunded; what was charged is reversed next.'),
});
export type LeadChargeEvent = EventOf<typeof leadChargeEvents>;

// State
type Calculated = Extract<LeadChargeEvent, { type: 'ChargeCalculated' }>['data'];
type Delayed = Extract<LeadChargeEvent, { type: 'ChargeDelayed' }>['data'];
export type LeadCharge = {
  /** Closings of the lead with a smaller number cost nothing any more. */
  readonly until: number;
  readonly standing?: Pick<Calculated, 'closing' | 'executiveId' | 'movementId' | 'amount'>;
  readonly delay?: Delayed;
};

export const leadCharge: Decider<LeadCharge, LeadChargeEvent> = {
  stream: leadChargeStream,
  events: leadChargeEvents,
  initial: { until: 0 },
  evolve(_, event) {
    switch (event.type) {
      case 'ChargeCalculated': {
        const { closing, executiveId, movementId, amount } = event.data;
        return { until: closing, standing: { closing, executiveId, movementId, amount } };
      }
      case 'ChargeDelayed':
        return { until: event.data.closing, delay: event.data };
      case 'ChargeCancelled':
        return { until: event.data.until };
      default:
        return unreachable(event);
    }
  },
};

// Decisions: the order in which they are made makes no difference to what stands in the end.
type LeadChargeDecision = Decision<LeadCharge, LeadChargeEvent>;
/** The outcome of a calculation: an amount, or the reason why the charge waits. */
export type Outcome =
  | Pick<Calculated, 'movementId' | 'currency' | 'amount' | 'basis'>
  | Pick<Delayed, 'reason' | 'line'>;

const cancelled = ({ standing }: LeadCharge, until: number, cause: ReversalCause): LeadChargeEvent => {
  const charged = standing &&
    standing.amount > 0 && { executiveId: standing.executiveId, movementId: standing.movementId };
  return { type: 'ChargeCancelled', data: { until, cause, ...(charged && { charged }) } };
};

/** Settles what a sale costs. One that is over, or settled, changes nothing; an earlier one that stands is over by then. */
export const settleCharge =
  ({ closing, executiveId }: Sale, outcome: Outcome): LeadChargeDecision =>
  (state) => {
    const { until, standing, delay } = state;
    if (closing < until || standing?.closing === closing) return [];
    const before = standing ? [cancelled(state, closing, 'reopened')] : [];
    if ('amount' in outcome)
      return [...before, { type: 'ChargeCalculated', data: { closing, executiveId, ...outcome } }];
    const { reason, line } = outcome;
    if (delay?.closing === closing && delay.reason === reason && delay.line === line) return [];
    return [...before, { type: 'ChargeDelayed', data: { closing, executiveId, reason, line } }];
  };

/** Nothing that was closed before costs anything any more. */
export const cancelCharge =
  ({ until, cause }: { until: number; cause: ReversalCause }): LeadChargeDecision =>
  (state) =>
    until <= state.until ? [] : [cancelled(state, until, cause)];
