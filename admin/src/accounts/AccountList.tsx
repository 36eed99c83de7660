/** The accounts that one may see. */
import { accounts } from '@cotejo/core/accounts';
import { ExportButton } from '../exports/index.ts';
import { CreateRecord } from '../kit/commands/CreateButton.tsx';
import { recordConfig } from '../kit/list/recordConfig.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';
import { ViewMenu } from '../workspace/index.ts';
import { openForm } from './forms.tsx';

const config = recordConfig(accounts, {
  columns: { balance: { isChip: true } },
  tools: <ExportButton />,
  views: <ViewMenu resource={accounts.resource} />,
  action: <CreateRecord of={accounts} form={openForm} />,
});

export const AccountList = () => <RecordList config={config} />;
