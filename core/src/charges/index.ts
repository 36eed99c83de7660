/** Charges of closed leads: what a sale costs its executive, and whether it still does. */
export { chargeAmount, commissionOf } from './charge-amount.ts';
export {
  cancelCharge,
  type DelayReason,
  leadCharge,
  type LeadChargeEvent,
  leadChargeEvents,
  type Outcome,
  settleCharge,
} from './lead-charge.ts';
export { peopleOf } from './people.ts';
export { type Sale, saleAfter } from './sale.ts';
export {
  evolveWaitingCharge,
  type ShownWaitingCharge,
  type WaitingCharge,
  waitingCharges,
  waitingChargeValues,
} from './waiting-charge.ts';
export { waitingChargeWords } from './waiting-charge-words.ts';
