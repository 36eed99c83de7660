/** A list of the catalogue: the kit's list with the catalogue's names for columns and filters. */
import { type RaRecord } from 'react-admin';
import { type ConfigProps } from '../../kit/list/ListConfig.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';

const texts = {
  columnText: (label: string) => `cotejo.catalogue.columns.${label}`,
  filterText: (source: string) => `cotejo.catalogue.filters.${source}`,
};

export const CatalogueList = <Row extends RaRecord>({ config }: ConfigProps<Row>) => (
  <RecordList config={{ ...config, ...texts }} />
);
