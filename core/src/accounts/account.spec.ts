import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Rejection } from '../kit/event-sourcing/index.ts';
import { given, stateAfter, testMetadata } from '../kit/testing/index.ts';
import { type Staff } from '../identity/index.ts';
import { depositTypeIds, movementTypes, withdrawalTypeIds } from '../reference/movement-types.ts';
import { maySeeAccount } from './account-access.ts';
import { type AccountEvent, isMovement, signedAmount } from './account-events.ts';
import { chargeLead, reverseCharge } from './account-charges.ts';
import { type AccountRecord, accounts } from './account-record.ts';
import { account, deposit, type OpenAccount, openAccount, withdraw } from './account.ts';
import { type ChargeBasis } from './charge-basis.ts';

// The metadata of given events say PE.
const rosa: Staff = {
  id: 'a0000000-0000-4000-8000-000000000001',
  roles: ['EJECUTIVO'],
  countries: ['PE', 'CL'],
};
const staff = (role: Staff['roles'][number], ...countries: Staff['countries']): Staff => ({
  id: 'a0000000-0000-4000-8000-000000000002',
  roles: [role],
  countries,
});
const by = staff('BACKOFFICE', 'PE', 'CL');
const ids = [1, 2, 3].map((n) => `b0000000-0000-4000-8000-00000000000${n}`);
const movement = (amount: number, typeId: number, n = 0) => ({
  movementId: ids[n]!,
  typeId,
  amount,
  reference: 'TR-1',
  reason: 'Abono de marzo',
});
const opened: AccountEvent = { type: 'AccountOpened', data: { executiveId: rosa.id, currency: 'PEN' } };
const deposited = (amount: number): AccountEvent => ({ type: 'FundsDeposited', data: movement(amount, 1) });
const withdrawn = (amount: number): AccountEvent => ({
  type: 'FundsWithdrawn',
  data: movement(amount, 102, 1),
});

describe('opening an account', () => {
  test('is in the currency of the country', () => {
    given(account)
      .when(openAccount({ by, executive: rosa, country: 'PE' }))
      .then(opened);
    given(account)
      .when(openAccount({ by, executive: rosa, country: 'CL' }))
      .then({ ...opened, data: { executiveId: rosa.id, currency: 'CLP' } });
  });
  test('again changes nothing, and in another country is refused', () => {
    given(account, opened)
      .when(openAccount({ by, executive: rosa, country: 'PE' }))
      .then();
    given(account, opened)
      .when(openAccount({ by, executive: rosa, country: 'CL' }))
      .rejected('ACCOUNT_OPEN');
  });
  test('needs an executive, who works in that country', () => {
    const open = (executive: Staff | undefined) =>
      given(account).when(openAccount({ by, executive, country: 'CL' }));
    open(undefined).rejected('NOT_FOUND');
    open(staff('GERENTE', 'CL')).rejected('NOT_FOUND');
    open({ ...rosa, countries: ['PE'] }).rejected('INVALID_INPUT', {
      country: 'Elige un país del ejecutivo.',
    });
  });
  test('is for who may, in their own countries', () => {
    for (const other of [staff('BACKOFFICE', 'CL'), staff('SUPERVISOR', 'PE'), staff('CLIENT', 'PE'), rosa])
      given(account)
        .when(openAccount({ by: other, executive: rosa, country: 'PE' }))
        .rejected('NOT_ALLOWED');
  });
});

describe('a movement', () => {
  test('is a deposit or a withdrawal', () => {
    given(account, opened)
      .when(deposit({ ...movement(100, 1), by }))
      .then(deposited(100));
    given(account, opened, deposited(100))
      .when(withdraw({ ...movement(100, 102, 1), by }))
      .then(withdrawn(100));
  });
  test('never takes out more than there is', () =>
    given(account, opened, deposited(100))
      .when(withdraw({ ...movement(101, 102, 1), by }))
      .rejected('INSUFFICIENT_FUNDS', { amount: 'El saldo no alcanza.' }));
  test('has no amount that is a slip of the finger', () =>
    given(account, opened)
      .when(deposit({ ...movement(1_000_000_001, 1), by }))
      .rejected('INVALID_INPUT'));
  test('has a type that people record, on its own side', () => {
    const taken = (decide: typeof deposit) =>
      movementTypes.flatMap(({ id }) => {
        try {
          decide({ ...movement(1, id, 1), by })(stateAfter(account, opened, deposited(100)), new Date());
          return [id];
        } catch (error) {
          expect(error).toMatchObject({
            code: 'INVALID_INPUT',
            errors: { typeId: expect.any(String) as string },
          });
          return [];
        }
      });
    expect(taken(deposit)).toEqual([...depositTypeIds]);
    expect(taken(withdraw)).toEqual([...withdrawalTypeIds]);
    // All but those that follow from leads.
    expect([...depositTypeIds, ...withdrawalTypeIds]).toEqual(
      movementTypes.flatMap(({ id }) => ([13, 101].includes(id) ? [] : [id])),
    );
    for (const { id, sign } of movementTypes) expect(sign).toBe(id < 100 ? 'credit' : 'debit');
  });
  test.each([
    ['2026-03-02', undefined],
    ['2025-03-01', undefined],
    ['2026-03-03', 'Ese día todavía no llega.'],
    ['2025-02-28', 'Hace más de un año de ese día.'],
  ])('that is dated %s in the account’s country is refused with %j', (effectiveOn, effectiveOnError) => {
    // Still March 2 in Peru.
    const now = new Date('2026-03-03T04:59:00Z');
    const decide = () => deposit({ ...movement(1, 1), effectiveOn, by })(stateAfter(account, opened), now);
    if (effectiveOnError === undefined) expect(decide()).toMatchObject([{ data: { effectiveOn } }]);
    else expect(decide).toThrow(expect.objectContaining({ errors: { effectiveOn: effectiveOnError } }));
  });
  test('needs an account', () =>
    given(account)
      .when(deposit({ ...movement(1, 1), by }))
      .rejected('NOT_FOUND'));
  test('on an account that somebody may not see is answered as on none', () => {
    for (const other of [staff('BACKOFFICE', 'CL'), staff('CLIENT', 'PE'), staff('EJECUTIVO', 'PE')])
      given(account, opened)
        .when(deposit({ ...movement(1, 1), by: other }))
        .rejected('NOT_FOUND');
  });
  test('is not made on the account of the administrator who acts as somebody else', () => {
    const acting: Staff = { ...by, actedBy: { id: rosa.id, role: 'ADMINISTRADOR' } };
    given(account, opened)
      .when(deposit({ ...movement(1, 1), by: acting }))
      .rejected('NOT_ALLOWED');
    given(account)
      .when(openAccount({ by: acting, executive: rosa, country: 'PE' }))
      .rejected('NOT_ALLOWED');
  });
  test('is not made by its executive or a supervisor, nor by anybody on their own account', () => {
    const owner: Staff = { ...rosa, roles: ['EJECUTIVO', 'GERENTE'] };
    for (const other of [rosa, { ...staff('SUPERVISOR', 'PE'), team: [rosa.id] }, owner])
      for (const decide of [deposit, withdraw])
        given(account, opened, deposited(100))
          .when(decide({ ...movement(1, decide === deposit ? 1 : 102, 2), by: other }))
          .rejected('NOT_ALLOWED');
  });
});

test('an account is seen by its executive, the team’s supervisor, and who sees its country', () => {
  const guarded = { executiveId: rosa.id, country: 'PE' } as const;
  const seen = (viewer: Staff) => maySeeAccount(guarded, viewer);
  expect(
    [rosa, { ...rosa, countries: [] }, { ...staff('SUPERVISOR'), team: [rosa.id] }, staff('GERENTE', 'PE'),
      staff('BACKOFFICE', 'PE'), staff('ADMINISTRADOR')].map(seen),
  ).toEqual(Array.from({ length: 6 }, () => true)); // oxfmt-ignore
  expect(
    [staff('EJECUTIVO', 'PE'), staff('SUPERVISOR', 'PE'), staff('GERENTE', 'CL'), staff('CLIENT', 'PE'),
      staff('POSTVENTA', 'PE')].map(seen),
  ).toEqual(Array.from({ length: 5 }, () => false)); // oxfmt-ignore
  const row = { id: rosa.id, country: 'PE' } as AccountRecord;
  expect(accounts.allowed(row, by).map(({ allowed }) => allowed)).toEqual([true, true]);
  expect(accounts.allowed(row, rosa)).toContainEqual({
    command: 'deposit',
    allowed: false,
    reason: 'Tu rol no permite esta acción.',
  });
});

test('whatever is tried, the balance is the sum of the movements, no withdrawal takes more than there is, and a lead has one charge at most', () => {
  const basis: ChargeBasis = {
    closedOn: '2026-03-02',
    line: null,
    price: { amount: 1, unit: 'PEN' },
    priceFrom: '2026-01-01',
    people: 1,
    percentage: '100',
    isHalved: false,
    rates: [],
  };
  const attempt = fc.record({
    kind: fc.constantFrom('deposit', 'withdraw', 'charge', 'reverse'),
    amount: fc.integer({ min: 1, max: 500 }),
    // Two leads, each closed up to three times.
    lead: fc.nat(1),
    closing: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 40, size: 'max' }), (attempts) => {
      const events: AccountEvent[] = [opened];
      for (const { kind, amount, lead, closing } of attempts) {
        const [leadId, chargeId] = [ids[lead]!, `c0000000-0000-4000-8000-0000000000${lead}${closing}`];
        const decide = {
          deposit: () => deposit({ ...movement(amount, 1), by }),
          withdraw: () => withdraw({ ...movement(amount, 102), by }),
          charge: () => chargeLead({ movementId: chargeId, leadId, amount, basis }),
          reverse: () => reverseCharge({ movementId: ids[2]!, chargeId, leadId, cause: 'reopened' }),
        }[kind];
        const before = stateAfter(account, ...events) as OpenAccount;
        try {
          events.push(...decide()(before, new Date()));
        } catch (error) {
          expect(error).toBeInstanceOf(Rejection);
        }
        const state = stateAfter(account, ...events) as OpenAccount;
        expect(state.balance).toBe(
          events.reduce((total, one) => total + (isMovement(one) ? signedAmount(one) : 0), 0),
        );
        if (kind === 'withdraw' && state.balance !== before.balance)
          expect(state.balance).toBeGreaterThanOrEqual(0);
        expect(new Set(state.charges.map((one) => one.leadId)).size).toBe(state.charges.length);
      }
    }),
  );
});

test('a movement before the opening means nothing', () =>
  expect(account.evolve(account.initial, deposited(1), testMetadata())).toEqual({ status: 'unopened' }));
