/** Partners as the console lists them. */
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import {
  type Partner,
  partner,
  type PartnerEvent,
  partnerEvents,
  partnerHistoryTable,
  partnerTable,
  partnerValues,
} from '@cotejo/core/partners';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';
import { addHistory } from './history.ts';

const partners = describedTable<typeof partnerTable, Partner, PartnerEvent>(
  partnerTable,
  partner,
  (id, state) => (state.status === 'known' ? partnerValues(id, state) : undefined),
);

const heldBy = (state: Partner) => {
  if (state.status === 'unknown') return undefined;
  const { country } = state;
  return { country };
};

export const partnersProjector: Projector = {
  name: 'partners',
  version: 3,
  tables: definitionOf(partnerTable) + definitionOf(partnerHistoryTable, 'perEvent'),
  views: {
    partner: `select ${rowColumns(partnerTable).join(', ')} from partner`,
    partner_history: 'select * from partner_history',
  },
  handles: { partner: partnerEvents },
  async apply(events, sql) {
    const steps = await foldInto(partners, events as readonly Recorded<PartnerEvent>[], sql);
    await addHistory(partnerHistoryTable, steps, heldBy, sql);
    return steps.map(({ id, event }) => ({
      ...changeOf('partners', event),
      partner: id,
      country: event.metadata.country,
    }));
  },
};
