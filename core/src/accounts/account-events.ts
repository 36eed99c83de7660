/** Events of an executive's account: the stored format. */
import { z } from 'zod';
import { amount as floor } from '../kit/money/index.ts';
import { type EventOf, events, personal } from '../kit/event-sourcing/index.ts';
import { movementTypeIds } from '../reference/movement-types.ts';
import { chargeBasis } from './charge-basis.ts';

export const accountCurrencies = ['CLP', 'PEN', 'COP', 'USD'] as const;
export type AccountCurrency = (typeof accountCurrencies)[number];
/** In minor units: nobody moves more at once, and a slip of the finger is refused. */
export const largestMovement = 1_000_000_000;
export const longestReference = 80;
export const longestReason = 500;

const amount = z.int().positive().describe('minor units of the account’s currency; the type says the sign');
const balance = z.int().describe('minor units of the account’s currency');
export const reversalCause = z.enum(['reopened', 'refunded']);
export type ReversalCause = z.infer<typeof reversalCause>;

const movement = z.object({
  movementId: z.uuid(),
  typeId: z
    .int()
    .refine((id) => movementTypeIds.some((known) => known === id))
    .describe('a movement type'),
  amount,
  effectiveOn: z.iso
    .date()
    .optional()
    .describe('when the money moved, in the account’s country; the day of the event where it is missing'),
  reference: z.string().min(1).max(longestReference).describe('of the transfer, receipt or request'),
  reason: personal(z.string().max(longestReason)),
});

export const accountEvents = events({
  AccountOpened: z
    .object({ executiveId: z.uuid(), currency: z.enum(accountCurrencies) })
    .describe('The executive has an account, in the currency of the country that the event carries.'),
  FundsDeposited: movement.describe('Money was paid into the account.'),
  FundsWithdrawn: movement.describe('Money was taken out of the account.'),
  LeadCharged: z
    .object({ movementId: z.uuid(), leadId: z.uuid(), amount, basis: chargeBasis })
    .describe(
      'The executive pays for a closed lead, movement type 101, also where the balance falls below zero.',
    ),
  ChargeReversed: z
    .object({
      movementId: z.uuid(),
      chargeId: z.uuid().describe('the movement that it takes back'),
      leadId: z.uuid(),
      amount,
      cause: reversalCause,
    })
    .describe('A charge is given back in full, movement type 13: its lead was reopened or refunded.'),
  BalanceFellBelowFloor: z
    .object({ balance, floor })
    .describe('The account has less than the floor of its country: its executive is given no new leads.'),
  BalanceReachedFloor: z.object({ balance, floor }).describe('The account has at least the floor again.'),
});
export type AccountEvent = EventOf<typeof accountEvents>;
export type RecordedMovement = Extract<AccountEvent, { type: 'FundsDeposited' | 'FundsWithdrawn' }>;
export type MovementEvent =
  | RecordedMovement
  | Extract<AccountEvent, { type: 'LeadCharged' | 'ChargeReversed' }>;

export const isMovement = <Event extends AccountEvent>(event: Event): event is Event & MovementEvent =>
  'movementId' in event.data;

/** The amount that a movement adds to the balance, with its sign. */
export const signedAmount = ({ type, data }: MovementEvent): number =>
  type === 'FundsDeposited' || type === 'ChargeReversed' ? data.amount : -data.amount;
