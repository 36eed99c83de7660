/** The audit: what was done, by whom, why and after how long, and who saw whose data. */
import { noun } from '@cotejo/core/kit/record';
import { auditPermissions } from '@cotejo/core/reference/audit-permissions';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { resourceWords } from '../kit/words/resource-words.ts';
import { auditEntryQuery } from './auditFilters.ts';
import { auditListViews } from './auditViews.ts';
import { auditPalette } from './palette.ts';

const events = noun('evento', 'eventos', 'm');

export const auditContext: ConsoleContext = {
  name: 'audit',
  resources: [
    {
      name: 'auditoria',
      words: resourceWords(events, { one: 'Auditoría', many: 'Auditoría' }),
      permission: auditPermissions,
      pages: {
        list: lazyPage(async () => (await import('./AuditList.tsx')).AuditList),
        icon: FactCheckOutlined,
      },
    },
    {
      name: 'happenings',
      words: resourceWords(events, {
        one: 'Auditoría',
        many: 'Auditoría',
        everything: 'Toda la auditoría',
        views: {
          people: 'Usuarios y sesiones',
          data: 'Uso de datos personales',
          publications: 'Catálogo y publicaciones',
        },
      }),
      permission: auditPermissions,
      exportPermission: 'leads:export',
      filterQuery: auditEntryQuery,
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
  palette: auditPalette,
};
