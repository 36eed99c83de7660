/** The lead's status history: who changed it, from what to what, when, after how long, and why. */
import { Skeleton, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useGetList, useRecordContext } from 'react-admin';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { HistoryCards } from './HistoryCards.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { type LeadRow, type StatusHistoryRow } from '../lead.ts';
import { usePast } from '../../kit/page/usePast.ts';

/** More changes than any lead has had. */
const atMost = 500;

const useHistory = (leadId: string | undefined) =>
  useGetList<StatusHistoryRow>(
    'lead-status-history',
    {
      pagination: { page: 1, perPage: atMost },
      sort: { field: 'at', order: 'DESC' },
      filter: { leadId },
    },
    { enabled: leadId !== undefined },
  );

export const LeadHistory = () => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const lead = useRecordContext<LeadRow>();
  const { at } = usePast();
  const { data, error, isPending, refetch } = useHistory(lead?.id);
  const rows = data?.filter((row) => at === undefined || Date.parse(row.at) <= Date.parse(at));
  return (
    <>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && !data && <ReadError title="No se pudo leer el historial." error={error} onRetry={refetch} />}
      {rows && (isNarrow ? <HistoryCards rows={rows} /> : <HistoryTable rows={rows} />)}
    </>
  );
};
