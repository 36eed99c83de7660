/** Loads of activations and cancellations from workbooks. */
import { type EmployeeLoadRecord } from '@cotejo/core/employee-loads';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { employeeLoadNotifications } from './notifications.ts';
import { loadPanels } from './panels.tsx';
import { loadPolicyWords, loadRowWords, loadWords } from './words.ts';

const permission = 'employee:bulk-load-read';

export const employeeLoadsContext: ConsoleContext = {
  name: 'employee-loads',
  resources: [
    {
      name: 'employee-loads',
      words: loadWords,
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels,
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
    { name: 'employee-load-rows', words: loadRowWords, permission },
    { name: 'employee-load-policies', words: loadPolicyWords, permission },
  ],
  notifications: employeeLoadNotifications,
  home: loadPanels,
};
