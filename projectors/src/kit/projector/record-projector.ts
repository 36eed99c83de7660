/** The read models of a described kind of record: a row per stream, and a row of its history per event. */
import { type Held } from '@cotejo/core/identity';
import { type AnyEvent, categoryOf, type Decider, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Change } from '@cotejo/core/kit/projections';
import { rowColumns, type ValuesOf, type AnyTable } from '@cotejo/core/kit/table';
import { type HistoryRow, type historyValues, type RecordKind } from '@cotejo/core/records';
import { changeOf } from './changes.ts';
import { definitionOf, describedTable } from './described-table.ts';
import { foldInto, type Step } from './folded-table.ts';
import { addHistory } from './history.ts';
import { type Projector, type Sql } from './projector.ts';

type Kind<State, Event extends AnyEvent> = RecordKind & {
  readonly decider: Decider<State, Event>;
  readonly valuesOf: (id: string, state: State) => ValuesOf<AnyTable> | undefined;
};

type Files = Parameters<typeof historyValues>[3];

/** The tables and views of a kind of record, for the projector that keeps them. */
export const recordTables = ({
  table,
  historyTable,
}: Pick<RecordKind, 'historyTable' | 'table'>): Pick<Projector, 'tables' | 'views'> => ({
  tables: definitionOf(table) + (historyTable ? definitionOf(historyTable, 'perEvent') : ''),
  views: {
    [table.name]: `select ${[...rowColumns(table), ...table.searched].join(', ')} from ${table.name}`,
    ...(historyTable && { [historyTable.name]: `select * from ${historyTable.name}` }),
  },
});

/** Writes the rows and the history of some events of a kind of record. @returns each event's step, and its change */
export const applyRecord = async <State, Event extends AnyEvent>(
  kind: Kind<State, Event>,
  events: readonly Recorded[],
  sql: Sql,
): Promise<{ readonly steps: readonly Step<State, Event>[]; readonly changes: readonly Change[] }> => {
  const { table, decider, valuesOf, heldBy, history, historyTable, resource } = kind;
  const folded = describedTable<AnyTable, State, Event>(table, decider, valuesOf);
  const steps = await foldInto(folded, events as readonly Recorded<Event>[], sql);
  if (history && historyTable) {
    const isOfCompany = Object.values(history.heldBy).flat().includes('company');
    const holding = (state: State, id: string) => {
      const values: (ValuesOf<AnyTable> & { readonly files?: Files }) | undefined = valuesOf(id, state);
      if (!values) return undefined;
      const { country, company } = heldBy(values);
      return {
        country: country as HistoryRow['country'],
        companyId: isOfCompany ? company : null,
        files: values.files,
      };
    };
    await addHistory(historyTable, steps, holding, sql);
  }
  const changes = steps.map(({ id, event, after }): Change => {
    const values = valuesOf(id, after);
    const { user, ...held }: Held = values ? heldBy(values) : {};
    return {
      ...changeOf(resource, event),
      country: event.metadata.country,
      ...held,
      ...(user && { user }),
    };
  });
  return { steps, changes };
};

/** A projector of one kind of record, under its name. */
export const recordProjector = <State, Event extends AnyEvent>(
  kind: Kind<State, Event>,
  version: number,
): Projector => ({
  name: kind.resource,
  version,
  ...recordTables(kind),
  handles: { [categoryOf(kind.decider.stream(''))]: kind.decider.events },
  apply: async (events, sql) => (await applyRecord(kind, events, sql)).changes,
});
