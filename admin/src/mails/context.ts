/** Mails in the console: what was told by mail, and what did not go out. */
import { mailWords } from '@cotejo/core/mails';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { recordResources } from '../kit/records/recordResources.ts';

export const mailsContext: ConsoleContext = {
  name: 'mails',
  resources: recordResources(mailWords, {
    load: async () => (await import('./MailPages.tsx')).mailPages,
    labels: async () => (await import('./fieldLabels.ts')).fieldLabels,
    icon: MailOutlined,
    menu: { group: 'collective' },
    named: 'subject',
    words: {
      empty: {
        text: 'Aquí aparece cada correo que la plataforma envía, o que no pudo enviar.',
        filteredText: 'Quita los filtros para ver los demás.',
      },
      texts: { resend: { text: 'El correo se envía a la dirección que la persona tiene hoy.' } },
    },
  }),
};
