import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import { chargeLead, noteFloor, reverseCharge } from './account-charges.ts';
import { type AccountEvent } from './account-events.ts';
import { account } from './account.ts';
import { type ChargeBasis } from './charge-basis.ts';

const id = (n: number): string => `b0000000-0000-4000-8000-00000000000${n}`;
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
const charge = { movementId: id(1), leadId: id(7), amount: 6_000, basis };
const opened: AccountEvent = { type: 'AccountOpened', data: { executiveId: id(9), currency: 'PEN' } };
const charged: AccountEvent = { type: 'LeadCharged', data: charge };
const reversal = { movementId: id(2), chargeId: id(1), leadId: id(7), cause: 'reopened' as const };
const reversed: AccountEvent = { type: 'ChargeReversed', data: { ...reversal, amount: 6_000 } };
const balanceAfter = (...past: AccountEvent[]) => stateAfter(account, ...past);

describe('charging a closed lead', () => {
  test('takes its price, also below zero', () => {
    given(account, opened).when(chargeLead(charge)).then(charged);
    expect(balanceAfter(opened, charged)).toMatchObject({ balance: -6_000 });
  });
  test('twice changes nothing, and a new closing waits until the charge before is reversed', () => {
    given(account, opened, charged).when(chargeLead(charge)).then();
    const again = { ...charge, movementId: id(3) };
    given(account, opened, charged).when(chargeLead(again)).rejected('CHARGE_STANDS');
    given(account, opened, charged, reversed)
      .when(chargeLead(again))
      .then({ type: 'LeadCharged', data: again });
  });
  test('needs an account', () => given(account).when(chargeLead(charge)).rejected('ACCOUNT_NOT_OPEN'));
});

describe('reversing a charge', () => {
  test('gives it back in full, once', () => {
    given(account, opened, charged).when(reverseCharge(reversal)).then(reversed);
    given(account, opened, charged, reversed).when(reverseCharge(reversal)).rejected('CHARGE_NOT_FOUND');
    expect(balanceAfter(opened, charged, reversed)).toMatchObject({ balance: 0, charges: [] });
  });
  test('waits for the charge', () => {
    given(account, opened).when(reverseCharge(reversal)).rejected('CHARGE_NOT_FOUND');
    given(account).when(reverseCharge(reversal)).rejected('ACCOUNT_NOT_OPEN');
  });
});

describe('the floor', () => {
  const fell: AccountEvent = { type: 'BalanceFellBelowFloor', data: { balance: -6_000, floor: 1 } };
  const reached: AccountEvent = { type: 'BalanceReachedFloor', data: { balance: 0, floor: 0 } };
  test('is noted once when the balance falls below it, and once when it is reached', () => {
    given(account, opened, charged).when(noteFloor(1)).then(fell);
    given(account, opened, charged, fell).when(noteFloor(1)).then();
    given(account, opened, charged, fell, reversed).when(noteFloor(0)).then(reached);
    given(account, opened, charged, fell, reversed, reached).when(noteFloor(0)).then();
  });
  test('itself is enough', () => given(account, opened).when(noteFloor(0)).then());
  test('means nothing without an account', () => given(account).when(noteFloor(5)).then());
});
