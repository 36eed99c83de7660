/** Notifications: a button in the top bar, and a page of their own. */
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { InboxButton } from './InboxButton.tsx';
import { notificationMessages } from './messages.ts';

export const notificationsContext: ConsoleContext = {
  name: 'notifications',
  resources: [
    {
      name: 'notifications',
      permission: 'loggedIn',
      pages: {
        list: lazyPage(async () => (await import('./InboxPage.tsx')).InboxPage),
        icon: NotificationsNoneOutlined,
      },
      menu: { group: 'own' },
      isLive: true,
    },
  ],
  menuGroups: { own: 'Mi trabajo' },
  messages: notificationMessages,
  TopBarButton: InboxButton,
};
