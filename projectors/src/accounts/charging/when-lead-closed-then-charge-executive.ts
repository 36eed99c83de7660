/** A closed lead is charged to the executive who has it, once; reopening or refunding it reverses the charge. */
import {
  account,
  type AccountEvent,
  accountEvents,
  chargeBasis,
  chargeLead,
  reversalCause,
  reverseCharge,
} from '@cotejo/core/accounts';
import {
  cancelCharge,
  leadCharge,
  type LeadChargeEvent,
  leadChargeEvents,
  saleAfter,
  settleCharge,
} from '@cotejo/core/charges';
import { type DatedTableEvent, datedTableEvents, datedTableKind } from '@cotejo/core/dated-tables';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { lead, type LeadEvent, leadEvents } from '@cotejo/core/leads';
import { z } from 'zod';
import { type Automation, type Resolution } from '../../kit/automation/index.ts';
import { outcomeOf } from './outcome.ts';
import { waitingCharges, waitingTable } from './waiting-charges.ts';

const isOf =
  <Event extends AnyEvent>(category: string) =>
  (event: Recorded): event is Recorded<Event> =>
    categoryOf(event.stream) === category;
const isLeadEvent = isOf<LeadEvent>('lead');
const isChargeEvent = isOf<LeadChargeEvent>('charge');
const isAccountEvent = isOf<AccountEvent>('account');
const isTableEvent = isOf<DatedTableEvent>('datedTable');

const settle = (because: Recorded, leadId: string, closing: number): Resolution => ({
  kind: 'plan',
  handler: 'settle',
  target: leadId,
  key: `${leadId}/${closing}`,
  because,
  input: { closing },
});

const onLead = (event: Recorded<LeadEvent>): Resolution[] => {
  const target = idOfStream(event.stream);
  const { type, revision } = event;
  if (type === 'LeadClosed') return [settle(event, target, revision)];
  if (type !== 'LeadReopened' && type !== 'LeadRefundFinished') return [];
  const input = { until: revision, cause: type === 'LeadReopened' ? 'reopened' : 'refunded' };
  return [{ kind: 'plan', handler: 'cancel', target, key: `${target}/${revision}`, because: event, input }];
};

const onCharge = (event: Recorded<LeadChargeEvent>): Resolution[] => {
  const leadId = idOfStream(event.stream);
  if (event.type === 'ChargeCalculated') {
    const { executiveId: target, movementId: key, amount, basis } = event.data;
    if (amount === 0) return [];
    const input = { movementId: key, leadId, amount, basis };
    return [{ kind: 'plan', handler: 'charge', target, key, because: event, input }];
  }
  // What it waits for may have come between the look and this event: one more look finds it.
  if (event.type === 'ChargeDelayed') return [settle(event, leadId, event.data.closing)];
  if (!event.data.charged) return [];
  const { executiveId: target, movementId: chargeId } = event.data.charged;
  const input = { chargeId, leadId, cause: event.data.cause };
  return [{ kind: 'plan', handler: 'reverse', target, key: chargeId, because: event, input }];
};

const react: Automation['react'] = async (events, sql) => {
  const waiting = waitingCharges(sql);
  const resolutions: Resolution[] = [];
  const retry = (because: Recorded, found: Awaited<ReturnType<typeof waiting.forRate>>): void => {
    for (const { leadId, closing } of found) resolutions.push(settle(because, leadId, closing));
  };
  for (const event of events)
    if (isLeadEvent(event)) resolutions.push(...onLead(event));
    else if (isChargeEvent(event)) {
      await waiting.follow(event);
      resolutions.push(...onCharge(event));
    } else if (isAccountEvent(event)) {
      if (event.type === 'AccountOpened') retry(event, await waiting.forAccount(event.data.executiveId));
    } else if (isTableEvent(event)) {
      const kind = datedTableKind(idOfStream(event.stream));
      if (kind?.table === 'leadPrices') retry(event, await waiting.forPrice(kind.country));
      if (kind?.table === 'exchange') retry(event, await waiting.forRate());
    }
  return resolutions;
};

const closed = z.object({ closing: z.int() });
const over = z.object({ until: z.int(), cause: reversalCause });
const charge = z.object({
  movementId: z.uuid(),
  leadId: z.uuid(),
  amount: z.int().positive(),
  basis: chargeBasis,
});
const reversal = z.object({ chargeId: z.uuid(), leadId: z.uuid(), cause: reversalCause });

export const whenLeadClosedThenChargeExecutive: Automation = {
  name: 'when-lead-closed-then-charge-executive',
  version: 1,
  tables: waitingTable,
  handles: {
    lead: leadEvents,
    charge: leadChargeEvents,
    account: accountEvents,
    datedTable: datedTableEvents,
  },
  react,
  handlers: {
    /** As the lead was when it was closed, however long ago that is. */
    async settle({ target, input }, { load, send }) {
      const { past, state } = await load(lead, target);
      const sale = saleAfter(past.slice(0, closed.parse(input).closing + 1));
      if (!sale || state.status === 'unknown') return;
      await send(leadCharge, settleCharge(sale, await outcomeOf(target, state, sale, load)));
    },
    /** Most leads that are reopened were never closed. */
    async cancel({ target, input }, { load, send }) {
      const { until, cause } = over.parse(input);
      const { past } = await load(lead, target);
      if (saleAfter(past.slice(0, until))) await send(leadCharge, cancelCharge({ until, cause }));
    },
    charge: ({ input }, { send }) => send(account, chargeLead(charge.parse(input))),
    reverse({ input }, { send }) {
      const told = reversal.parse(input);
      return send(account, reverseCharge({ ...told, movementId: uuidV5(told.chargeId, 'reversal') }));
    },
  },
};
