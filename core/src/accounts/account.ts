/** An executive's account: what was paid in, what closed leads cost, what was taken out, what is left. */
import { type CountryCode } from '../kit/country/index.ts';
import {
  type Actor,
  type Decider,
  type Decision,
  type EventMetadata,
  reject,
  rejectActor,
  rejectInput,
  rejectUnknown,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { type Staff } from '../identity/index.ts';
import { addDays, dayInZone } from '../kit/time/index.ts';
import { countryOf } from '../reference/countries.ts';
import { depositTypeIds, withdrawalTypeIds } from '../reference/movement-types.ts';
import { accountRefusal, maySeeAccount, type MovementCommand } from './account-access.ts';
import {
  type AccountCurrency,
  type AccountEvent,
  accountEvents,
  largestMovement,
  type MovementEvent,
  type RecordedMovement,
  signedAmount,
} from './account-events.ts';

// Stream: named by its executive, so that there is one account each, and what is personal is sealed under that person's key.
export const accountStream = (executiveId: string): string => `account-${executiveId}`;

// State: only what a decision or a row needs
export type OpenAccount = {
  readonly status: 'open';
  readonly executiveId: string;
  readonly country: CountryCode;
  readonly currency: AccountCurrency;
  /** Minor units. */
  readonly balance: number;
  readonly openedBy: Actor;
  /** UTC instants. */
  readonly openedAt: string;
  readonly lastMovementAt: string | null;
  /** Whether it was noted that the balance is below the floor. */
  readonly isLow: boolean;
  /** Charges that may still be reversed, the oldest first: as many as leads were ever closed. No read model keeps them. */
  readonly charges: readonly OpenCharge[];
};
export type OpenCharge = { readonly movementId: string; readonly leadId: string; readonly amount: number };
export type Account = { readonly status: 'unopened' } | OpenAccount;

const moved = (account: OpenAccount, event: MovementEvent, at: string): OpenAccount => ({
  ...account,
  balance: account.balance + signedAmount(event),
  lastMovementAt: at,
});

const evolve = (account: Account, event: AccountEvent, metadata: EventMetadata): Account => {
  const { occurredAt, country, actor } = metadata;
  if (event.type === 'AccountOpened') {
    const fresh = { balance: 0, openedBy: actor, openedAt: occurredAt, lastMovementAt: null, isLow: false };
    return { status: 'open', ...event.data, country, ...fresh, charges: [] };
  }
  if (account.status === 'unopened') return account;
  switch (event.type) {
    case 'FundsDeposited':
    case 'FundsWithdrawn':
      return moved(account, event, occurredAt);
    case 'LeadCharged': {
      const { movementId, leadId, amount } = event.data;
      const charges = [...account.charges, { movementId, leadId, amount }];
      return { ...moved(account, event, occurredAt), charges };
    }
    case 'ChargeReversed': {
      const charges = account.charges.filter(({ movementId }) => movementId !== event.data.chargeId);
      return { ...moved(account, event, occurredAt), charges };
    }
    case 'BalanceFellBelowFloor':
      return { ...account, isLow: true };
    case 'BalanceReachedFloor':
      return { ...account, isLow: false };
    default:
      return unreachable(event);
  }
};

export const account: Decider<Account, AccountEvent> = {
  stream: accountStream,
  events: accountEvents,
  initial: { status: 'unopened' },
  evolve,
  country: (state) => (state.status === 'open' ? state.country : undefined),
};

// Decisions
type AccountDecision = Decision<Account, AccountEvent>;

/**
 * Opens an account in the currency of one of the executive's countries; the same again changes nothing.
 * @param executive found by the caller; `undefined` where there is no such active user
 * @param country the one that the command, and so the event, carries
 * @throws Rejection `ACCOUNT_OPEN` where it is open in another country
 */
export const openAccount =
  (opening: { by: Staff; executive: Staff | undefined; country: CountryCode }): AccountDecision =>
  (account) => {
    const { by, executive, country } = opening;
    if (!executive?.roles.includes('EJECUTIVO')) return rejectUnknown('No existe ese ejecutivo activo.');
    if (!executive.countries.includes(country))
      return rejectInput({ country: 'Elige un país del ejecutivo.' });
    const refused = accountRefusal('open', { executiveId: executive.id, country }, by);
    if (refused !== undefined) return rejectActor(refused);
    if (account.status === 'unopened')
      return [
        {
          type: 'AccountOpened',
          data: { executiveId: executive.id, currency: countryOf(country).currency },
        },
      ];
    return account.country === country ? [] : reject('ACCOUNT_OPEN', 'El ejecutivo ya tiene una cuenta.');
  };

export type Movement = RecordedMovement['data'] & { readonly reason: string };
type Recording = Movement & { readonly by: Staff };

/** Days back that a movement may be dated: a statement of the bank from before is wrong, or an account's of last year. */
const mostDaysBack = 366;

/** @throws Rejection `INVALID_INPUT` for a day that is yet to come, or too long ago */
const mustBeRecent = (effectiveOn: string | undefined, { country }: OpenAccount, now: Date): void => {
  const today = dayInZone(now, countryOf(country).timeZone);
  if (effectiveOn === undefined) return;
  if (effectiveOn > today) rejectInput({ effectiveOn: 'Ese día todavía no llega.' });
  if (effectiveOn < addDays(today, -mostDaysBack))
    rejectInput({ effectiveOn: 'Hace más de un año de ese día.' });
};

/** Checks that all movements share: this person may make one on this account. Command handling recognises repeats. */
const recordMovement =
  (
    command: MovementCommand,
    { by, ...movement }: Recording,
    typeIds: readonly number[],
    decide: (account: OpenAccount, movement: Movement) => readonly AccountEvent[],
  ): AccountDecision =>
  (account, now) => {
    if (account.status === 'unopened' || !maySeeAccount(account, by))
      return rejectUnknown('No existe esa cuenta, o no puedes verla.');
    const refused = accountRefusal(command, account, by);
    if (refused !== undefined) return rejectActor(refused);
    if (!typeIds.includes(movement.typeId))
      return rejectInput({ typeId: 'Elige un tipo de movimiento de la lista.' });
    if (movement.amount > largestMovement)
      return rejectInput({ amount: 'El monto es demasiado alto para un solo movimiento.' });
    mustBeRecent(movement.effectiveOn, account, now);
    return decide(account, movement);
  };

/** Pays money in. @throws Rejection */
export const deposit = (recording: Recording): AccountDecision =>
  recordMovement('deposit', recording, depositTypeIds, (_, data) => [{ type: 'FundsDeposited', data }]);

/** Takes money out, never more than there is. @throws Rejection `INSUFFICIENT_FUNDS` */
export const withdraw = (recording: Recording): AccountDecision =>
  recordMovement('withdraw', recording, withdrawalTypeIds, ({ balance }, data) =>
    data.amount > balance
      ? reject('INSUFFICIENT_FUNDS', 'El saldo no alcanza.', { amount: 'El saldo no alcanza.' })
      : [{ type: 'FundsWithdrawn', data }],
  );
