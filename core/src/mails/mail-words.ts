/** Nouns and commands of mails, apart from their table: the console's frame needs no more. */
import { noun } from '../kit/record/index.ts';

export const mailWords = {
  noun: noun('aviso', 'avisos', 'm'),
  titles: { one: 'Aviso por correo', many: 'Avisos por correo' },
  commands: {
    resend: { permission: 'admin:unsent-notification-update-status', label: 'Enviar de nuevo' },
  },
} as const;
