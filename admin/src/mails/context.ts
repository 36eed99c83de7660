/** Mails in the console: what was told by mail, and what did not go out. */
import { type MailRecord } from '@cotejo/core/mails';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { mailWords } from './words.ts';

export const mailsContext: ConsoleContext = {
  name: 'mails',
  resources: [
    {
      name: 'mails',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels,
      words: mailWords,
      permission: 'admin:unsent-notification-read',
      exportPermission: 'admin:unsent-notification-read',
      pages: {
        list: lazyPage(async () => (await import('./MailList.tsx')).MailList),
        show: lazyPage(async () => (await import('./MailShow.tsx')).MailShow),
        icon: MailOutlined,
        recordRepresentation: ({ subject }: MailRecord) => subject,
      },
      menu: { group: 'collective' },
      isLive: true,
    },
  ],
};
