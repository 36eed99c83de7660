/** Exports: a button for lists, and a part of the page of jobs. */
import { noun } from '@cotejo/core/kit/record';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { exportNotifications } from './notifications.ts';
import { resourceWords } from '../kit/words/resource-words.ts';

export const exportsContext: ConsoleContext = {
  name: 'exports',
  resources: [
    {
      name: 'exports',
      words: resourceWords(noun('exportación', 'exportaciones', 'f')),
      permission: 'loggedIn',
      isLive: true,
    },
  ],
  notifications: exportNotifications,
  Jobs: lazyPage(async () => (await import('./ExportSection.tsx')).ExportSection),
};
