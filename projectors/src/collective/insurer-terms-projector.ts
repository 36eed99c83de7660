/** Insurers' terms, as the console reads them. */
import {
  type InsurerTerms,
  insurerTerms,
  type InsurerTermsEvent,
  insurerTermsEvents,
  insurerTermsTable,
  insurerTermsValues,
} from '@cotejo/core/insurer-terms';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';

const terms = describedTable<typeof insurerTermsTable, InsurerTerms, InsurerTermsEvent>(
  insurerTermsTable,
  insurerTerms,
  insurerTermsValues,
);

export const insurerTermsProjector: Projector = {
  name: 'insurer-terms',
  version: 1,
  tables: definitionOf(insurerTermsTable),
  views: { insurer_terms: `select ${rowColumns(insurerTermsTable).join(', ')} from insurer_terms` },
  handles: { insurerTerms: insurerTermsEvents },
  async apply(events, sql) {
    const steps = await foldInto(terms, events as readonly Recorded<InsurerTermsEvent>[], sql);
    return steps.map(({ event }) => ({ ...changeOf('insurers', event), country: event.metadata.country }));
  },
};
