/** The words of mails for the pieces that serve every resource. */
import { noun } from '@cotejo/core/kit/record';
import { resourceWords } from '../kit/words/resource-words.ts';

export const mailWords = resourceWords(noun('aviso', 'avisos', 'm'), {
  one: 'Aviso por correo',
  many: 'Avisos por correo',
  fields: {
    name: 'Asunto',
    status: 'Estado',
    reason: 'Por qué no salió',
    recipientName: 'Para',
    kind: 'Motivo',
    askedAt: 'Pedido',
    changedAt: 'Último cambio',
    failures: 'Intentos fallidos',
    retryAt: 'Se intenta de nuevo',
    country: 'País',
  },
  empty: {
    text: 'Aquí aparece cada correo que la plataforma envía, o que no pudo enviar.',
    filteredText: 'Quita los filtros para ver los demás.',
  },
  commands: {
    resend: {
      name: 'Enviar de nuevo',
      text: 'El correo se envía a la dirección que la persona tiene hoy.',
    },
  },
});
