/** Partners as the console lists them. */
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import {
  type Partner,
  partner,
  type PartnerEvent,
  partnerEvents,
  partnerTable,
  partnerValues,
} from '@cotejo/core/partners';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';

const partners = describedTable<typeof partnerTable, Partner, PartnerEvent>(
  partnerTable,
  partner,
  (id, state) => (state.status === 'known' ? partnerValues(id, state) : undefined),
);

export const partnersProjector: Projector = {
  name: 'partners',
  version: 1,
  tables: definitionOf(partnerTable),
  views: { partner: `select ${rowColumns(partnerTable).join(', ')} from partner` },
  handles: { partner: partnerEvents },
  async apply(events, sql) {
    const steps = await foldInto(partners, events as readonly Recorded<PartnerEvent>[], sql);
    return steps.map(({ id, event }) => ({
      ...changeOf('partners', event),
      partner: id,
      country: event.metadata.country,
    }));
  },
};
