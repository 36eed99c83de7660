/** The accounts that one may see. */
import { accounts } from '@cotejo/core/accounts';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { ExportButton } from '../exports/index.ts';
import { CreateButton } from '../kit/commands/CreateButton.tsx';
import { recordConfig } from '../kit/list/recordConfig.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';
import { ViewMenu } from '../workspace/index.ts';
import { openForm } from './forms.tsx';

const { resource, creation } = accounts;
const config = recordConfig(accounts, {
  icon: AccountBalanceWalletOutlined,
  columns: { balance: { isChip: true } },
  tools: <ExportButton />,
  views: <ViewMenu resource={resource} />,
  action: (
    <CreateButton
      resource={resource}
      command={creation.command}
      access={creation.permission}
      form={openForm}
    />
  ),
});

export const AccountList = () => <RecordList config={config} />;
