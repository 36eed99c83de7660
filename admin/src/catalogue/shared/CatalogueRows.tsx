/** The rows of a list of the catalogue as a table, or as cards on a phone; or why there are none. */
import { Box, Button, Link, List, ListItem, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { DataTable, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../kit/list/EmptyState.tsx';
import { ListError } from '../../kit/list/ListError.tsx';
import { ReadSkeleton } from '../../kit/ui/ReadSkeleton.tsx';
import { type ListConfig } from './ListConfig.ts';

type ConfigProps<Row extends RaRecord> = { config: ListConfig<Row> };

const RecordLink = <Row extends RaRecord>({ config, row }: ConfigProps<Row> & { row: Row }) => (
  <Link
    component={RouterLink}
    to={`/${config.resource}/${encodeURIComponent(String(row.id))}/show`}
    onClick={(event) => event.stopPropagation()}
    sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
  >
    {config.nameOf(row)}
  </Link>
);

const Empty = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const translate = useTranslate();
  const list = useListContext();
  const say = (key: string) => translate(`resources.${config.resource}.empty.${key}`);
  return (
    <EmptyState
      icon={config.icon}
      title={say('title')}
      text={say('text')}
      action={
        Object.keys((list.filterValues ?? {}) as object).length > 0 && (
          <Button variant="outlined" onClick={() => list.setFilters({}, [])}>
            {translate('cotejo.catalogue.filters.clear')}
          </Button>
        )
      }
    />
  );
};

const Table = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const translate = useTranslate();
  const label = (name: string) => translate(`cotejo.catalogue.columns.${name}`);
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick="show"
      size="medium"
      sx={{ '& .MuiTableCell-root': { py: 1.25, verticalAlign: 'middle' } }}
    >
      <DataTable.Col<Row>
        source={config.sort}
        label={label('name')}
        render={(row) => <RecordLink config={config} row={row} />}
      />
      {config.columns.map(({ label: name, source, render }) => (
        <DataTable.Col<Row>
          key={name}
          source={(source ?? name) as never}
          label={label(name)}
          disableSort={source === undefined}
          render={render}
        />
      ))}
    </DataTable>
  );
};

const Cards = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const translate = useTranslate();
  const { data } = useListContext<Row>();
  return (
    <List disablePadding aria-label={translate(`resources.${config.resource}.name`, { smart_count: 2 })}>
      {data?.map((row) => (
        <ListItem key={row.id} divider sx={{ py: 1.5 }}>
          <Box sx={{ width: '100%', minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
              <RecordLink config={config} row={row} />
              {config.chip?.(row)}
            </Box>
            {config.columns.map(({ label, render }) => {
              const told = render(row);
              return (
                // The chip is told beside the name.
                label !== 'status' &&
                told && (
                  <Typography
                    key={label}
                    component="div"
                    variant="body2"
                    color="text.secondary"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {told}
                  </Typography>
                )
              );
            })}
          </Box>
        </ListItem>
      ))}
    </List>
  );
};

export const CatalogueRows = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isPending, isFetching, total } = useListContext<Row>();
  const failed = <ListError title={translate(`resources.${config.resource}.error.list`)} />;
  if (!data && error && !isFetching) return failed;
  if (!data || isPending) return <ReadSkeleton />;
  if (total === 0) return <Empty config={config} />;
  return (
    <>
      {error && failed}
      {isNarrow ? <Cards config={config} /> : <Table config={config} />}
    </>
  );
};
