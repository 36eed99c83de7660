/** Who looked at the person's data, for those who audit. */
import { Box, Skeleton, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { type LookRow } from '../../audit/index.ts';
import { OpenedAtContext, useIsOpenedAt, useOpenedAt } from '../../kit/history/opened-at.ts';
import { arrivalLook } from '../../kit/page/happened.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { type LeadRow } from '../lead.ts';

const mostShown = 100;

const Look = ({ id, children }: { id: string; children: ReactNode }) => {
  const { isHere, place } = useIsOpenedAt<HTMLLIElement>(id);
  return (
    <Box
      component="li"
      ref={place}
      sx={[{ py: 0.75, borderTop: 1, borderColor: 'divider' }, isHere && arrivalLook]}
      {...(isHere && { tabIndex: -1, 'aria-current': 'true' })}
    >
      {children}
    </Box>
  );
};

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
  const openedAt = useOpenedAt(data);
  if (isPending) return <Skeleton variant="rounded" height={80} />;
  if (error && !data)
    return <ReadError title={translate('resources.leads.error.looks')} error={error} onRetry={refetch} />;
  if (data.length === 0)
    return <Typography color="text.secondary">{translate('resources.leads.show.noLooks')}</Typography>;
  return (
    <OpenedAtContext.Provider value={openedAt}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((look) => (
          <Look key={look.id} id={look.id}>
            <strong>
              <ActorName actor={look.actor} name={look.actorName} />
            </strong>{' '}
            · {translate(`resources.leads.looks.${look.what}`, { _: look.what })} ·{' '}
            <AbsoluteInstant value={look.at} />
          </Look>
        ))}
      </Box>
    </OpenedAtContext.Provider>
  );
};
