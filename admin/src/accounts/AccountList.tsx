/** The accounts that one may see. */
import { countryOf } from '@cotejo/core/reference/countries';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { ExportButton } from '../exports/index.ts';
import { CreateButton } from '../kit/commands/CreateButton.tsx';
import { countryFilter } from '../kit/list/countryFilter.ts';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { ViewMenu } from '../workspace/index.ts';
import { type AccountRow, moneyText } from './account.ts';
import { openForm } from './forms.tsx';

/** The filter takes yes and no. */
const lowness = [
  { id: 'true', name: 'Bajo el mínimo' },
  { id: 'false', name: 'Sobre el mínimo' },
];

const config: ListConfig<AccountRow> = {
  resource: 'accounts',
  icon: AccountBalanceWalletOutlined,
  sort: 'executiveName',
  nameOf: ({ executiveName, id }) => executiveName ?? id,
  columns: [
    { label: 'country', render: ({ country }) => countryOf(country).name },
    {
      label: 'balance',
      source: 'balance',
      render: (row) => moneyText(row.balance, row),
      align: 'right',
      isChip: true,
    },
    {
      label: 'lastMovementAt',
      source: 'lastMovementAt',
      render: ({ lastMovementAt: at }) => at && <AbsoluteInstant value={at} />,
      isLabelled: true,
    },
  ],
  filters: [countryFilter, { source: 'isLow', choices: lowness }],
  tools: <ExportButton />,
  views: <ViewMenu resource="accounts" />,
  action: <CreateButton resource="accounts" command="open" access="accounts:open" form={openForm} />,
};

export const AccountList = () => <RecordList config={config} />;
