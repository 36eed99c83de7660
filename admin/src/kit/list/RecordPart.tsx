/** A list within the page of the record that its rows belong to: filters, a table or cards, pages, and every other state. */
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { isFilled } from '../commands/isFilled.ts';
import { Panel } from '../ui/Panel.tsx';
import { type ConfigProps } from './ListConfig.ts';
import { ListContent } from './ListContent.tsx';
import { ListFilters } from './ListFilters.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

type RecordPartProps<Row extends RaRecord> = ConfigProps<Row> & {
  /** The filter that leaves the rows of this record. */
  of: Readonly<Record<string, string>>;
  /** The key of its `name` and of what it says while it is `empty`; the resource's own if left out. */
  words?: string;
};

type PartProps<Row extends RaRecord> = ConfigProps<Row> & { words: string };

const Part = <Row extends RaRecord>({ config, words }: PartProps<Row>) => {
  const translate = useTranslate();
  const { resource, icon, tools } = config;
  const list = useListContext<Row>();
  const isEmpty = list.total === 0 && !Object.values(list.filterValues as object).some(isFilled);
  return (
    <Panel
      title={translate(`${words}.name`, { smart_count: 2 })}
      empty={isEmpty ? translate(`${words}.empty.title`) : undefined}
      action={tools}
    >
      <ListFilters config={config} />
      <ListContent
        resource={resource}
        icon={icon}
        emptyWords={`${words}.empty`}
        table={<RecordTable config={config} />}
        cards={<RecordCards config={config} />}
      />
    </Panel>
  );
};

export const RecordPart = <Row extends RaRecord>({
  config,
  of,
  words = `resources.${config.resource}`,
}: RecordPartProps<Row>) => {
  const { resource, sort, order = 'ASC' } = config;
  return (
    <ListBase
      resource={resource}
      filter={of}
      sort={{ field: sort, order }}
      perPage={25}
      queryOptions={quietly}
      disableSyncWithLocation
      storeKey={false}
      exporter={false}
    >
      <Part config={config} words={words} />
    </ListBase>
  );
};
