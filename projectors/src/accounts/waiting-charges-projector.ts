/** Closed leads that can't be charged yet, as the console lists them. */
import {
  evolveWaitingCharge,
  type LeadChargeEvent,
  leadChargeEvents,
  type WaitingCharge,
  waitingCharges,
  waitingChargeValues,
} from '@cotejo/core/charges';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';

const { table, resource } = waitingCharges;
const charges = describedTable<typeof table, WaitingCharge, LeadChargeEvent>(
  table,
  { initial: undefined, evolve: evolveWaitingCharge },
  waitingChargeValues,
);

export const waitingChargesProjector: Projector = {
  name: resource,
  version: 4,
  tables: definitionOf(table),
  views: {
    waiting_charge: `select ${rowColumns(table).join(', ')} from waiting_charge where is_waiting`,
  },
  handles: { charge: leadChargeEvents },
  async apply(events, sql) {
    const steps = await foldInto(charges, events as readonly Recorded<LeadChargeEvent>[], sql);
    return steps.flatMap(({ event, before, after }) => {
      const charge = after ?? before;
      return charge
        ? [{ ...changeOf(resource, event), owner: charge.executiveId, country: charge.country }]
        : [];
    });
  },
};
