/** A list of the catalogue: searched, filtered and paged on the server, kept in the address. */
import { Box, Paper, Typography } from '@mui/material';
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ListPagination } from '../../kit/list/ListPagination.tsx';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { CatalogueRows } from './CatalogueRows.tsx';
import { type ListConfig } from './ListConfig.ts';

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

const ListPage = <Row extends RaRecord>({ config }: { config: ListConfig<Row> }) => {
  const translate = useTranslate();
  const { resource, action, filters } = config;
  const { total, data, isPending, isFetching, refetch } = useListContext<Row>();
  const held = useHeldNews(resource, () => refetch());
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2, flexWrap: 'wrap' }}>
        <PageHeading title={translate(`resources.${resource}.name`, { smart_count: 2 })} />
        <Typography color="text.secondary" role="status">
          {!isPending &&
            total !== undefined &&
            translate(`resources.${resource}.list.count`, { smart_count: total })}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {action}
      </Box>
      <CatalogueFilters resource={resource} filters={filters} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }} aria-busy={isFetching} {...held}>
        <CatalogueRows config={config} />
        {(data?.length ?? 0) > 0 && <ListPagination />}
      </Paper>
    </>
  );
};

export const CatalogueList = <Row extends RaRecord>({ config }: { config: ListConfig<Row> }) => (
  <ListBase
    perPage={25}
    queryOptions={quietly}
    sort={{ field: config.sort, order: 'ASC' }}
    storeKey={false}
    exporter={false}
  >
    <ListPage config={config} />
  </ListBase>
);
