/** The page of a list that is described by columns and filters alone. */
import { type RaRecord } from 'react-admin';
import { type ConfigProps } from './ListConfig.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

type RecordListProps<Row extends RaRecord> = ConfigProps<Row> & Pick<ListPageProps, 'below'>;

export const RecordList = <Row extends RaRecord>({ config, below }: RecordListProps<Row>) => (
  <ListPage
    resource={config.resource}
    icon={config.icon}
    sort={{ field: config.sort, order: config.order ?? 'ASC' }}
    filters={<ListFilters config={config} />}
    table={<RecordTable config={config} />}
    cards={<RecordCards config={config} />}
    action={config.action}
    views={config.views}
    tools={config.tools}
    below={below}
  />
);
