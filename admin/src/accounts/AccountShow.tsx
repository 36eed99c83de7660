/** One account: whose it is, what is left, what may be done, and what moved. */
import { accounts, type AccountRecord } from '@cotejo/core/accounts';
import { cellOf } from '@cotejo/core/records';
import { Chip } from '@mui/material';
import { CommandActions } from '../kit/commands/CommandActions.tsx';
import { fieldIn } from '../kit/list/recordConfig.tsx';
import { RecordPart } from '../kit/list/RecordPart.tsx';
import { RecordHead, RecordPage } from '../kit/page/RecordPage.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { accountChangeFormat } from './accountChangeFormat.ts';
import { moneyText } from './account.ts';
import { movementForms } from './forms.tsx';
import { movementsOfAccount } from './movements.tsx';
import { MonthsPanel } from './MonthsPanel.tsx';
import { StatementPanel } from './StatementPanel.tsx';

const AccountHead = ({ account }: { account: AccountRecord }) => (
  <RecordHead
    resource="accounts"
    title={account.executiveName ?? account.id}
    chips={<Chip label={`${accounts.labels.balance}: ${moneyText(account.balance, account)}`} />}
    text={
      <>
        {cellOf(accounts, 'country', account)} · {account.currency} · {accounts.labels.openedAt}{' '}
        <AbsoluteInstant value={account.openedAt} /> · {fieldIn(accounts, 'openedByName', account)}
      </>
    }
    actions={
      <CommandActions
        resource="accounts"
        record={account}
        forms={movementForms}
        changeFormat={accountChangeFormat}
      />
    }
  />
);

export const AccountShow = () => (
  <RecordPage<AccountRecord> resource="accounts">
    {(account) => (
      <>
        <AccountHead account={account} />
        <MonthsPanel account={account} />
        <StatementPanel account={account} />
        <RecordPart config={movementsOfAccount} of={{ accountId: account.id }} />
      </>
    )}
  </RecordPage>
);
