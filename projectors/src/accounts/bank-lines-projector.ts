/** Lines of the company's bank accounts, as the console lists them. */
import {
  type BankLine,
  bankLine,
  type BankLineEvent,
  bankLineEvents,
  bankLineTable,
  bankLineValues,
} from '@cotejo/core/bank-lines';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';

const lines = describedTable<typeof bankLineTable, BankLine, BankLineEvent>(
  bankLineTable,
  bankLine,
  (id, state) => (state.status === 'unknown' ? undefined : bankLineValues(id, state)),
);

export const bankLinesProjector: Projector = {
  name: 'bank-lines',
  version: 2,
  tables: definitionOf(bankLineTable),
  views: { bank_line: `select ${rowColumns(bankLineTable).join(', ')}, search_text from bank_line` },
  handles: { bankLine: bankLineEvents },
  async apply(events, sql) {
    const steps = await foldInto(lines, events as readonly Recorded<BankLineEvent>[], sql);
    return steps.map(({ event }) => ({
      ...changeOf('bank-lines', event),
      country: event.metadata.country,
    }));
  },
};
