/** Every day of a dated table, page by page: what holds from it, what changed, where it comes from, who said it and when. */
import { Box, Typography } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { ListPagination } from '../../kit/list/ListPagination.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { ReadSkeleton } from '../../kit/ui/ReadSkeleton.tsx';
import { DayItem } from './DayItem.tsx';
import { type DayRecord, type TableRecord } from './datedTable.ts';

/** Errors are shown in the place of the days. */
const quietly = { onError: () => undefined };

type DaysProps = { table: TableRecord; currentFrom: string | undefined };

const Days = ({ table, currentFrom }: DaysProps) => {
  const { data, error, isPending, total = 0, perPage, refetch } = useListContext<DayRecord>();
  if (error && !data)
    return <ReadError title="No se pudieron leer los días" error={error} onRetry={refetch} />;
  if (isPending || !data) return <ReadSkeleton />;
  if (data.length === 0) return <Typography>Todavía no tiene valores.</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((day) => (
          <DayItem key={day.id} table={table} day={day} currentFrom={currentFrom} />
        ))}
      </Box>
      {total > Math.min(perPage, 10) && <ListPagination />}
    </>
  );
};

export const TableDays = ({ table, currentFrom }: DaysProps) => (
  <Panel title="Todos los días">
    <ListBase
      resource="dated-table-days"
      filter={{ tableId: table.id }}
      sort={{ field: 'from', order: 'DESC' }}
      perPage={25}
      queryOptions={quietly}
      // The permission to read the table is the one to read its days.
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
      exporter={false}
    >
      <Days table={table} currentFrom={currentFrom} />
    </ListBase>
  </Panel>
);
