/** A list within the page of the record that its rows belong to: filters, a table or cards, pages, and every other state. */
import { ListBase, type RaRecord, useListContext } from 'react-admin';
import { isFilled } from '../commands/isFilled.ts';
import { Panel } from '../ui/Panel.tsx';
import { type ConfigProps } from './ListConfig.ts';
import { ListContent } from './ListContent.tsx';
import { ListFilters } from './ListFilters.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { type ResourceWords } from '../words/resource-words.ts';
import { useWords } from '../useWords.ts';

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

type PartWords = Pick<ResourceWords, 'many' | 'empty'>;

type RecordPartProps<Row extends RaRecord> = ConfigProps<Row> & {
  /** The filter that leaves the rows of this record. */
  of: Readonly<Record<string, string>>;
  /** Its heading and what it says while it is empty; the resource's own words if left out. */
  words?: PartWords;
};

type PartProps<Row extends RaRecord> = ConfigProps<Row> & { words: PartWords | undefined };

const Part = <Row extends RaRecord>({ config, words }: PartProps<Row>) => {
  const own = useWords(config.resource);
  const { many, empty } = words ?? own;
  const { resource, icon, tools } = config;
  const list = useListContext<Row>();
  const isEmpty = list.total === 0 && !Object.values(list.filterValues as object).some(isFilled);
  return (
    <Panel title={many} empty={isEmpty ? empty.title : undefined} action={tools}>
      <ListFilters config={config} />
      <ListContent
        resource={resource}
        icon={icon}
        empty={empty}
        table={<RecordTable config={config} />}
        cards={<RecordCards config={config} />}
      />
    </Panel>
  );
};

export const RecordPart = <Row extends RaRecord>({ config, of, words }: RecordPartProps<Row>) => {
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
