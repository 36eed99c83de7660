/** Loads of activations and cancellations from workbooks. */
import { type EmployeeLoadRecord } from '@cotejo/core/employee-loads';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { employeeLoadMessages } from './messages.ts';
import { employeeLoadNotifications } from './notifications.ts';
import { loadPanels } from './panels.tsx';

const permission = 'employee:bulk-load-read';

export const employeeLoadsContext: ConsoleContext = {
  name: 'employee-loads',
  resources: [
    {
      name: 'employee-loads',
      permission,
      exportPermission: 'employee:export',
      pages: {
        list: lazyPage(async () => (await import('./LoadList.tsx')).LoadList),
        show: lazyPage(async () => (await import('./LoadShow.tsx')).LoadShow),
        icon: PlaylistAddCheckOutlined,
        recordRepresentation: ({ fileName }: EmployeeLoadRecord) => fileName,
      },
      menu: { group: 'collective' },
      isLive: true,
      views: { usualSort: { field: 'uploadedAt', order: 'DESC' }, filled: (filter) => filter, house: {} },
      dependants: [{ resource: 'employee-load-rows', field: 'loadId' }],
    },
    { name: 'employee-load-rows', permission },
    { name: 'employee-load-policies', permission },
  ],
  messages: employeeLoadMessages,
  notifications: employeeLoadNotifications,
  home: loadPanels,
};
