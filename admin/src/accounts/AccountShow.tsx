/** One account: whose it is, what is left, what may be done, and what moved. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { RecordError } from '../kit/page/RecordError.tsx';
import { isWorthRetrying } from '../kit/providers/retry.ts';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { type AccountRow, moneyText } from './account.ts';
import { MovementActions } from './MovementActions.tsx';
import { MovementList } from './MovementList.tsx';

/** Errors are shown in the place of the account. */
const quietly = { onError: () => undefined, retry: isWorthRetrying };

const AccountPage = () => {
  const translate = useTranslate();
  const { record: account, isPending } = useShowContext<AccountRow>();
  const say = (key: string) => translate(`resources.accounts.${key}`);
  if (isPending)
    return (
      <Skeleton variant="rounded" height={220} role="status" aria-label={translate('ra.message.loading')} />
    );
  if (!account) return <RecordError resource="accounts" />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Link component={RouterLink} to="/accounts" sx={{ width: 'fit-content' }}>
        {say('show.back')}
      </Link>
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <PageHeading title={account.executiveName ?? account.id} sx={{ overflowWrap: 'anywhere' }} />
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 650 }}>
          {say('fields.balance')}: {moneyText(account.balance, account)}
        </Typography>
        <Typography color="text.secondary">
          {countryOf(account.country).name} · {account.currency} · {say('fields.openedAt')}{' '}
          <AbsoluteInstant value={account.openedAt} />
        </Typography>
        <MovementActions account={account} />
      </Paper>
      <MovementList accountId={account.id} />
    </Box>
  );
};

export const AccountShow = () => (
  <ShowBase queryOptions={quietly}>
    <AccountPage />
  </ShowBase>
);
