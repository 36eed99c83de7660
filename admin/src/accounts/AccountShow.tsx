/** One account: whose it is, what is left, what may be done, and what moved. */
import { accountLabels } from '@cotejo/core/accounts';
import { countryOf } from '@cotejo/core/reference/countries';
import { Chip } from '@mui/material';
import { CommandActions } from '../kit/commands/CommandActions.tsx';
import { RecordPart } from '../kit/list/RecordPart.tsx';
import { RecordHead, RecordPage } from '../kit/page/RecordPage.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { type AccountRow, accountChangeFormat, moneyText } from './account.ts';
import { movementForms } from './forms.tsx';
import { movements } from './movements.tsx';
import { MonthsPanel } from './MonthsPanel.tsx';
import { StatementPanel } from './StatementPanel.tsx';

const AccountHead = ({ account }: { account: AccountRow }) => (
  <RecordHead
    resource="accounts"
    title={account.executiveName ?? account.id}
    chips={<Chip label={`${accountLabels.balance}: ${moneyText(account.balance, account)}`} />}
    text={
      <>
        {countryOf(account.country).name} · {account.currency} · {accountLabels.openedAt}{' '}
        <AbsoluteInstant value={account.openedAt} /> ·{' '}
        <ActorName actor={account.openedBy} name={account.openedByName} />
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
  <RecordPage<AccountRow> resource="accounts">
    {(account) => (
      <>
        <AccountHead account={account} />
        <MonthsPanel account={account} />
        <StatementPanel account={account} />
        <RecordPart config={movements} of={{ accountId: account.id }} />
      </>
    )}
  </RecordPage>
);
