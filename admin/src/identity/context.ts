/** Users of the console: who gets in, and what each may do. */
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { approvalPanels } from './approval/panels.tsx';
import { userNotifications } from './notifications.ts';
import { type UserRow } from './user.ts';
import { userWords } from './words.ts';

export const identityContext: ConsoleContext = {
  name: 'identity',
  resources: [
    {
      name: 'users',
      words: userWords,
      permission: 'users:read',
      pages: {
        list: lazyPage(async () => (await import('./UserList.tsx')).UserList),
        show: lazyPage(async () => (await import('./UserShow.tsx')).UserShow),
        icon: PeopleOutlined,
        recordRepresentation: (user: UserRow) => user.name ?? user.id,
      },
      menu: { group: 'team' },
      isLive: true,
      dependants: [{ resource: 'user-history', field: 'userId' }],
    },
    { name: 'user-history', permission: 'users:read' },
  ],
  menuGroups: { team: 'Equipo' },
  home: approvalPanels,
  notifications: userNotifications,
  palette: { loadSearch: async () => (await import('./useFoundUsers.ts')).useFoundUsers },
};
