/** Histories of records: a row for each event of a record that is held by a country, and maybe by a company. */
import { type HistoryTable, type HistoryRow, historyValues } from '@cotejo/core/collective';
import { type AnyEvent } from '@cotejo/core/kit/event-sourcing';
import { addRows, type Sql, type Step } from '../kit/projector/index.ts';

type Held = Pick<HistoryRow, 'country'> &
  Partial<Pick<HistoryRow, 'companyId'>> & { readonly files?: Parameters<typeof historyValues>[3] };

/** @param heldBy nothing for a state that is no record yet */
export const addHistory = <State, Event extends AnyEvent>(
  table: HistoryTable,
  steps: readonly Step<State, Event>[],
  heldBy: (state: State) => Held | undefined,
  sql: Sql,
): Promise<void> =>
  addRows(
    table,
    steps.flatMap(({ id, before, event, after }) => {
      const held = heldBy(after);
      const files = [heldBy(before), held].flatMap((one) => one?.files ?? []);
      return held ? [{ event, values: historyValues(id, held, event, files) }] : [];
    }),
    sql,
  );
