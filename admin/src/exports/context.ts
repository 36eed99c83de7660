/** Exports: a button for lists, and a part of the page of jobs. */
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { exportMessages } from './messages.ts';
import { exportNotifications } from './notifications.ts';

export const exportsContext: ConsoleContext = {
  name: 'exports',
  resources: [{ name: 'exports', permission: 'loggedIn', isLive: true }],
  messages: exportMessages,
  notifications: exportNotifications,
  Jobs: lazyPage(async () => (await import('./ExportSection.tsx')).ExportSection),
};
