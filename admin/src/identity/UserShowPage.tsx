/** A user's page: its parts, or why they can not be shown. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import { useShowContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { RecordError } from '../kit/page/RecordError.tsx';
import { roleNames } from '../kit/session/roleNames.ts';
import { UserActions } from './commands/UserActions.tsx';
import { type UserRow } from './user.ts';
import { UserFacts } from './UserFacts.tsx';
import { UserHistory } from './UserHistory.tsx';
import { SituationChip } from './SituationChip.tsx';

export const UserShowPage = () => {
  const translate = useTranslate();
  const { record: user, isPending } = useShowContext<UserRow>();
  if (isPending)
    return (
      <Skeleton variant="rounded" height={220} role="status" aria-label={translate('ra.message.loading')} />
    );
  if (!user) return <RecordError resource="users" />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Link
        component={RouterLink}
        to="/users"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, width: 'fit-content' }}
      >
        <ArrowBack sx={{ fontSize: 18 }} aria-hidden />
        {translate('resources.users.show.back')}
      </Link>
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <PageHeading title={user.name ?? user.id} sx={{ overflowWrap: 'anywhere' }} />
          <SituationChip user={user} />
        </Box>
        <Typography color="text.secondary">{roleNames(user.roles)}</Typography>
        <UserActions user={user} />
      </Paper>
      <UserFacts />
      <UserHistory userId={user.id} />
    </Box>
  );
};
