/** Who looked at the person's data, for those who audit. */
import { Box, Skeleton, Typography } from '@mui/material';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { type LookRow } from '../../audit/index.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { type LeadRow } from '../lead.ts';

const mostShown = 100;

export const LeadLooks = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const { data, isPending, error, refetch } = useGetList<LookRow>(
    'lead-access',
    {
      pagination: { page: 1, perPage: mostShown },
      sort: { field: 'at', order: 'DESC' },
      filter: { leadId: lead?.id },
    },
    { enabled: lead !== undefined, onError: () => undefined },
  );
  if (isPending) return <Skeleton variant="rounded" height={80} />;
  if (error && !data)
    return <ReadError title={translate('resources.leads.error.looks')} error={error} onRetry={refetch} />;
  if (data.length === 0)
    return <Typography color="text.secondary">{translate('resources.leads.show.noLooks')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((look) => (
        <Box component="li" key={look.id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          <strong>
            <ActorName actor={look.actor} name={look.actorName} />
          </strong>{' '}
          · {translate(`resources.leads.looks.${look.what}`, { _: look.what })} ·{' '}
          <AbsoluteInstant value={look.at} />
        </Box>
      ))}
    </Box>
  );
};
