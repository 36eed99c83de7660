/** Notifications: a button in the top bar, and a page of their own. */
import { noun } from '@cotejo/core/kit/record';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { InboxButton } from './InboxButton.tsx';
import { resourceWords } from '../kit/words/resource-words.ts';

export const notificationsContext: ConsoleContext = {
  name: 'notifications',
  resources: [
    {
      name: 'notifications',
      words: resourceWords(noun('notificación', 'notificaciones', 'f')),
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
  TopBarButton: InboxButton,
};
