/** A list of the catalogue: the kit's list with the catalogue's names for columns and filters. */
import { type RaRecord } from 'react-admin';
import { type ConfigProps } from '../../kit/list/ListConfig.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { columns, filters } from '../messages/lists.ts';

export const CatalogueList = <Row extends RaRecord>({ config }: ConfigProps<Row>) => (
  <RecordList config={{ ...config, columnLabels: columns, filterLabels: filters }} />
);
