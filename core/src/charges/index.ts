/** Charges of closed leads: what a sale costs its executive, and whether it still does. */
export { chargeAmount, commissionOf } from './charge-amount.ts';
export {
  cancelCharge,
  type DelayReason,
  delayReasons,
  leadCharge,
  type LeadChargeEvent,
  leadChargeEvents,
  type Outcome,
  settleCharge,
} from './lead-charge.ts';
export { peopleOf } from './people.ts';
export { type Sale, saleAfter } from './sale.ts';
export { waitingChargeLabels } from './waiting-charge-labels.ts';
export {
  evolveWaitingCharge,
  type WaitingCharge,
  waitingChargeTable,
  waitingChargeValues,
} from './waiting-charge.ts';
