/** The audit: what was done, by whom, why and after how long, and who saw whose data. */
import { auditPermissions } from '@cotejo/core/reference/audit-permissions';
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
      permission: auditPermissions,
      pages: {
        list: lazyPage(async () => (await import('./AuditList.tsx')).AuditList),
        icon: FactCheckOutlined,
      },
    },
    {
      name: 'happenings',
      permission: auditPermissions,
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
      label: 'Auditoría',
      icon: FactCheckOutlined,
      permission: auditPermissions,
      shortcut: { keys: 'g a', label: 'Ir a la auditoría' },
    },
  ],
  messages: auditMessages,
  palette: auditPalette,
};
