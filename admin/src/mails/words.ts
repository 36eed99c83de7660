/** The words of mails for the pieces that serve every resource. */
import { mailWords as described } from '@cotejo/core/mails';
import { recordWords } from '../kit/words/record-words.ts';

export const mailWords = recordWords(described, {
  empty: {
    text: 'Aquí aparece cada correo que la plataforma envía, o que no pudo enviar.',
    filteredText: 'Quita los filtros para ver los demás.',
  },
  texts: { resend: { text: 'El correo se envía a la dirección que la persona tiene hoy.' } },
});
