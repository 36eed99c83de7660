/** Accounts: what executives pay in, what closed leads cost, and what is left of it. */
import { type AccountRecord } from '@cotejo/core/accounts';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { accountPanels } from './home/panels.tsx';
import { accountNotifications } from './notifications.ts';
import { accountWords, bankLineWords, chargeWords, movementWords, waitingChargeWords } from './words.ts';

const permission = 'accounts:read';

export const accountsContext: ConsoleContext = {
  name: 'accounts',
  resources: [
    {
      name: 'accounts',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.accounts,
      words: accountWords,
      permission,
      exportPermission: 'accounts:export',
      pages: {
        list: lazyPage(async () => (await import('./AccountList.tsx')).AccountList),
        show: lazyPage(async () => (await import('./AccountShow.tsx')).AccountShow),
        icon: AccountBalanceWalletOutlined,
        recordRepresentation: ({ executiveName, id }: AccountRecord) => executiveName ?? id,
      },
      menu: { group: 'team' },
      isLive: true,
      views: { usualSort: { field: 'executiveName', order: 'ASC' }, filled: (filter) => filter, house: {} },
      dependants: [{ resource: 'movements', field: 'accountId' }],
    },
    {
      name: 'movements',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.movements,
      words: movementWords,
      permission,
      exportPermission: 'accounts:export',
      pages: {
        list: lazyPage(async () => (await import('./MovementList.tsx')).MovementList),
        icon: ReceiptLongOutlined,
      },
      menu: { group: 'team' },
    },
    {
      name: 'bank-lines',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.bankLines,
      words: bankLineWords,
      permission: 'accounts:deposit',
      exportPermission: 'accounts:export',
      pages: {
        list: lazyPage(async () => (await import('./bank/BankLineList.tsx')).BankLineList),
        create: lazyPage(async () => (await import('./bank/BankFilePage.tsx')).BankFilePage),
        icon: AccountBalanceOutlined,
      },
      menu: { group: 'team' },
      isLive: true,
    },
    {
      name: 'waiting-charges',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.waitingCharges,
      words: waitingChargeWords,
      permission,
      exportPermission: 'accounts:export',
      pages: {
        list: lazyPage(async () => (await import('./WaitingChargeList.tsx')).WaitingChargeList),
        icon: HourglassEmptyOutlined,
      },
      menu: { group: 'team' },
      isLive: true,
    },
    { name: 'account-executives', permission: 'accounts:open' },
    { name: 'charges', words: chargeWords, permission },
  ],
  notifications: accountNotifications,
  home: accountPanels,
};
