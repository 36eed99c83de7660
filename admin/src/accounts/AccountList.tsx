/** The accounts that one may see. */
import { countries, countryOf } from '@cotejo/core/reference/countries';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { type AccountRow, moneyText } from './account.ts';
import { OpenAccountButton } from './OpenAccountButton.tsx';

const config: ListConfig<AccountRow> = {
  resource: 'accounts',
  icon: AccountBalanceWalletOutlined,
  sort: 'executiveName',
  nameOf: ({ executiveName, id }) => executiveName ?? id,
  columns: [
    { label: 'country', render: ({ country }) => countryOf(country).name },
    { label: 'balance', source: 'balance', render: (row) => moneyText(row.balance, row), isChip: true },
    {
      label: 'lastMovementAt',
      source: 'lastMovementAt',
      render: ({ lastMovementAt: at }) => at && <AbsoluteInstant value={at} />,
    },
  ],
  filters: [{ source: 'country', choices: countries.map(({ code, name }) => ({ id: code, name })) }],
  action: <OpenAccountButton />,
};

export const AccountList = () => <RecordList config={config} />;
