/** Mails as the console's frame registers them: address, nouns, permissions and commands, apart from their table. */
import { noun } from '../kit/record/index.ts';

export const mailWords = {
  resource: 'mails',
  permission: 'admin:unsent-notification-read',
  exported: [],
  noun: noun('aviso', 'avisos', 'm'),
  titles: { one: 'Aviso por correo', many: 'Avisos por correo' },
  commands: {
    resend: { permission: 'admin:unsent-notification-update-status', label: 'Enviar de nuevo' },
  },
} as const;
