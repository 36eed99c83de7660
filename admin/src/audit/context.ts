/** The audit: what was done, by whom, why and after how long, and who saw whose data. */
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { auditFilterQuery } from './auditFilters.ts';
import { auditMessages } from './messages.ts';

export const auditContext: ConsoleContext = {
  name: 'audit',
  resources: [
    {
      name: 'auditoria',
      permission: 'leads:audit',
      pages: {
        list: lazyPage(async () => (await import('./AuditList.tsx')).AuditList),
        icon: FactCheckOutlined,
      },
    },
    {
      name: 'status-changes',
      permission: 'leads:audit',
      exportPermission: 'leads:export',
      filterQuery: auditFilterQuery,
    },
  ],
  menu: [
    {
      key: 'auditoria',
      group: 'team',
      to: '/auditoria',
      label: 'resources.auditoria.name',
      icon: FactCheckOutlined,
      permission: 'leads:audit',
      shortcut: { keys: 'g a', label: 'cotejo.shortcuts.audit' },
    },
  ],
  messages: auditMessages,
};
