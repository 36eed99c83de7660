/** What happened to a user, the newest first: who did it, and when. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Panel } from '../kit/ui/Panel.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { type UserHistoryRow } from './user.ts';
import { historyText } from './userModel.ts';

const step = 20;

const Happened = ({ row }: { row: UserHistoryRow }) => {
  const translate = useTranslate();
  const { key, args, note } = historyText(row, {
    noTeam: translate('resources.users.team.none'),
    somebody: translate('resources.leads.history.unknownUser'),
  });
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {translate(`resources.users.history.types.${key}`, args)}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <AbsoluteInstant value={row.at} /> · <ActorName actor={row.actor} name={row.actorName} />
      </Typography>
    </Box>
  );
};

export const UserHistory = ({ userId }: { userId: string }) => {
  const translate = useTranslate();
  const [shown, setShown] = useState(step);
  const { data, total, isPending, error, refetch } = useGetList<UserHistoryRow>('user-history', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'at', order: 'DESC' },
    filter: { userId },
  });
  return (
    <Panel title={translate('resources.users.show.history')}>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && !data && (
        <ReadError title={translate('resources.users.error.history')} error={error} onRetry={refetch} />
      )}
      {data?.length === 0 && <Typography>{translate('resources.users.history.empty')}</Typography>}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((row) => (
            <Happened key={row.id} row={row} />
          ))}
        </Box>
      )}
      {total !== undefined && total > shown && (
        <Button onClick={() => setShown(shown + step)} sx={{ mt: 1 }}>
          {translate('resources.users.history.more')}
        </Button>
      )}
    </Panel>
  );
};
