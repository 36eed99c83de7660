/** Insurers' terms, as the console reads them. */
import {
  insurerHistoryTable,
  type InsurerTerms,
  insurerTerms,
  type InsurerTermsEvent,
  insurerTermsEvents,
  insurerTermsTable,
  insurerTermsValues,
} from '@cotejo/core/insurer-terms';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import {
  addHistory,
  changeOf,
  definitionOf,
  describedTable,
  foldInto,
  type Projector,
} from '../kit/projector/index.ts';

const terms = describedTable<typeof insurerTermsTable, InsurerTerms, InsurerTermsEvent>(
  insurerTermsTable,
  insurerTerms,
  insurerTermsValues,
);

const heldBy = ({ country }: InsurerTerms) => country && { country };

export const insurerTermsProjector: Projector = {
  name: 'insurer-terms',
  version: 3,
  tables: definitionOf(insurerTermsTable) + definitionOf(insurerHistoryTable, 'perEvent'),
  views: {
    insurer_terms: `select ${rowColumns(insurerTermsTable).join(', ')} from insurer_terms`,
    insurer_history: 'select * from insurer_history',
  },
  handles: { insurerTerms: insurerTermsEvents },
  async apply(events, sql) {
    const steps = await foldInto(terms, events as readonly Recorded<InsurerTermsEvent>[], sql);
    await addHistory(insurerHistoryTable, steps, heldBy, sql);
    return steps.map(({ event }) => ({ ...changeOf('insurers', event), country: event.metadata.country }));
  },
};
