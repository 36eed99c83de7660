/** One account: whose it is, what is left, what may be done, and what moved. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecordHead, RecordPage } from '../kit/page/RecordPage.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { type AccountRow, moneyText } from './account.ts';
import { MovementActions } from './MovementActions.tsx';
import { MovementList } from './MovementList.tsx';

const AccountPage = ({ account }: { account: AccountRow }) => {
  const translate = useTranslate();
  const field = (name: string) => translate(`resources.accounts.fields.${name}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RecordHead
        resource="accounts"
        title={account.executiveName ?? account.id}
        chips={<Chip label={`${field('balance')}: ${moneyText(account.balance, account)}`} />}
        text={
          <>
            {countryOf(account.country).name} · {account.currency} · {field('openedAt')}{' '}
            <AbsoluteInstant value={account.openedAt} />
          </>
        }
        actions={<MovementActions account={account} />}
      />
      <MovementList accountId={account.id} />
    </Box>
  );
};

export const AccountShow = () => (
  <RecordPage<AccountRow> resource="accounts">{(account) => <AccountPage account={account} />}</RecordPage>
);
