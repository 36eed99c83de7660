/** Decisions that automations make on accounts: charges of closed leads, their reversals, and whether the balance is below the floor. */
import { type Decision, reject } from '../kit/event-sourcing/index.ts';
import { type AccountEvent, type ReversalCause } from './account-events.ts';
import { type Account, type Movement } from './account.ts';

type AccountDecision = Decision<Account, AccountEvent>;
type Charge = Extract<AccountEvent, { type: 'LeadCharged' }>['data'];

const notOpen = (): never => reject('ACCOUNT_NOT_OPEN', 'La cuenta no está abierta.');

/**
 * Charges a closed lead, also where the balance falls below zero; the same charge again changes nothing.
 * @throws Rejection `ACCOUNT_NOT_OPEN`, or `CHARGE_STANDS` while an earlier charge of the lead is not reversed
 */
export const chargeLead =
  (charge: Charge): AccountDecision =>
  (account) => {
    if (account.status === 'unopened') return notOpen();
    const stands = account.charges.find(({ leadId }) => leadId === charge.leadId);
    if (!stands) return [{ type: 'LeadCharged', data: charge }];
    return stands.movementId === charge.movementId
      ? []
      : reject('CHARGE_STANDS', 'La solicitud tiene un cobro que falta reversar.');
  };

/**
 * Gives back in full what remains of a charge.
 * @throws Rejection `CHARGE_NOT_FOUND` where it was not posted yet, or is reversed
 */
export const reverseCharge =
  (reversal: {
    movementId: string;
    chargeId: string;
    leadId: string;
    cause: ReversalCause;
  }): AccountDecision =>
  (account) => {
    if (account.status === 'unopened') return notOpen();
    const charge = account.charges.find(({ movementId }) => movementId === reversal.chargeId);
    if (!charge) return reject('CHARGE_NOT_FOUND', 'No hay un cobro que reversar.');
    return [{ type: 'ChargeReversed', data: { ...reversal, amount: charge.amount } }];
  };

/** Pays in what came into the company's bank account for this executive. @throws Rejection `ACCOUNT_NOT_OPEN` */
export const depositFromBank =
  (data: Movement): AccountDecision =>
  (account) =>
    account.status === 'unopened' ? notOpen() : [{ type: 'FundsDeposited', data }];

/**
 * Notes that the balance fell below the floor, or is at the floor or above again; once each.
 * @param floor minor units of the account's currency
 */
export const noteFloor =
  (floor: number): AccountDecision =>
  (account) => {
    if (account.status === 'unopened') return [];
    const { balance, isLow } = account;
    if (balance < floor) return isLow ? [] : [{ type: 'BalanceFellBelowFloor', data: { balance, floor } }];
    return isLow ? [{ type: 'BalanceReachedFloor', data: { balance, floor } }] : [];
  };
