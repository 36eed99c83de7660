/** The access log of the person's data, for those who audit. */
import { eventName } from '@cotejo/core/reference/event-names';
import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { type AccessRow } from '../../audit/index.ts';
import { HistoryItem } from '../../kit/history/HistoryItem.tsx';
import { HistoryRows } from '../../kit/history/HistoryRows.tsx';
import { useHistory } from '../../kit/history/useHistory.ts';
import { type LeadRow } from '../lead.ts';

export const LeadAccesses = () => {
  const lead = useRecordContext<LeadRow>()!;
  const history = useHistory<AccessRow>({
    resource: 'lead-access',
    filter: { leadId: lead.id },
    sortedBy: 'at',
  });
  if (history.rows?.length === 0)
    return <Typography color="text.secondary">Nadie la ha abierto todavía.</Typography>;
  return (
    <HistoryRows history={history} title="Quién la vio" errorTitle="No se pudo leer quién la vio.">
      {(look) => <HistoryItem key={look.id} row={look} title={eventName('LeadLookedAt', look)} />}
    </HistoryRows>
  );
};
