/** Histories of records: a row for each event of a record that a country holds, and maybe a company. */
import { type HistoryTable, type HistoryRow, historyValues } from '@cotejo/core/records';
import { type AnyEvent } from '@cotejo/core/kit/event-sourcing';
import { addRows } from './described-table.ts';
import { type Step } from './folded-table.ts';
import { type Sql } from './projector.ts';

type Held = Pick<HistoryRow, 'country'> &
  Partial<Pick<HistoryRow, 'companyId'>> & { readonly files?: Parameters<typeof historyValues>[3] };

/** @param heldBy nothing for a state that is no record yet */
export const addHistory = <State, Event extends AnyEvent>(
  table: HistoryTable,
  steps: readonly Step<State, Event>[],
  heldBy: (state: State, id: string) => Held | undefined,
  sql: Sql,
): Promise<void> =>
  addRows(
    table,
    steps.flatMap(({ id, before, event, after }) => {
      const held = heldBy(after, id);
      const files = [heldBy(before, id), held].flatMap((one) => one?.files ?? []);
      return held ? [{ event, values: historyValues(id, held, event, files) }] : [];
    }),
    sql,
  );
