/** Leads (solicitudes): what the console offers of them. */
import { referenceNumber } from '@cotejo/core/lead-requests';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import { createElement } from 'react';
import { Route } from 'react-router-dom';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { lazyPart } from '../kit/page/lazyPart.tsx';
import { leadFilterQuery } from './filters/leadFilters.ts';
import { leadPanels } from './home/panels.ts';
import { type LeadRow } from './lead.ts';
import { leadName } from './leadModel.ts';
import { leadViews } from './leadViews.ts';
import { leadNotifications } from './notifications.ts';
import { leadPalette } from './palette/palette.tsx';
import { leadWords } from './words.ts';

const LeadBoardPage = lazyPage(async () => (await import('./board/LeadBoardPage.tsx')).LeadBoardPage);

export const leadsContext: ConsoleContext = {
  name: 'leads',
  resources: [
    {
      name: 'leads',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels,
      words: leadWords,
      permission: 'leads:read',
      pages: {
        list: lazyPage(async () => (await import('./list/LeadList.tsx')).LeadList),
        show: lazyPage(async () => (await import('./page/LeadShow.tsx')).LeadShow),
        icon: InboxOutlined,
        children: createElement(Route, { path: 'tablero', element: createElement(LeadBoardPage) }),
        recordRepresentation: (lead: LeadRow) => leadName(lead) ?? lead.id,
      },
      menu: { group: 'sales', shortcut: { keys: 'g l', label: 'Ir a la lista de solicitudes' } },
      exportPermission: 'leads:export',
      filterQuery: leadFilterQuery,
      isLive: true,
      views: leadViews,
      dependants: [{ resource: 'lead-status-history', field: 'leadId' }],
      nameOf: (lead) => leadName(lead as LeadRow),
      referenceOf: referenceNumber,
      AuditedChanges: lazyPart(async () => (await import('./history/AuditedChanges.tsx')).AuditedChanges),
    },
    { name: 'lead-conversions', permission: 'leads:read' },
  ],
  menuGroups: { sales: 'Ventas' },
  menu: [
    {
      key: 'board',
      group: 'sales',
      to: '/leads/tablero',
      label: 'Tablero',
      icon: ViewKanbanOutlined,
      permission: 'leads:read',
      shortcut: { keys: 'g t', label: 'Ir al tablero' },
    },
  ],
  palette: leadPalette,
  home: leadPanels,
  notifications: leadNotifications,
  Notices: lazyPart(async () => (await import('./reminders/AppointmentReminders.tsx')).AppointmentReminders),
};
