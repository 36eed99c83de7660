/** The audit: what was done, by whom, why and after how long, and who saw whose data. */
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { happeningQuery } from './auditFilters.ts';
import { auditListViews } from './auditViews.ts';
import { auditMessages } from './messages.ts';
import { auditPalette } from './palette.ts';

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
      name: 'happenings',
      permission: 'leads:audit',
      exportPermission: 'leads:export',
      filterQuery: happeningQuery,
      views: auditListViews,
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
  palette: auditPalette,
};
