/** A user who is to choose a password gets the link by mail: `default_password_mail` of the spec, and for who forgot it. */
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { askMail, mail, type MailFacts, mailLinkPlace } from '@cotejo/core/mails';
import { type UserEvent, userEvents } from '@cotejo/core/users';
import { z } from 'zod';
import { type Automation } from '../kit/automation/index.ts';

const told = z.object({ userId: z.uuid(), purpose: z.enum(['access', 'forgotten']) });

const mails = {
  access: {
    kind: 'defaultPassword',
    subject: 'Tu acceso a Cotejo',
    paragraphs: [
      'Hola:',
      'Tu acceso a Cotejo está listo. Para entrar, primero elige tu contraseña:',
      mailLinkPlace,
      'El enlace sirve una sola vez y vence en 3 días. Si ya tenías una contraseña, dejó de valer.',
      'Si el enlace venció, pide otro con «¿Olvidaste tu contraseña?» en la página para iniciar sesión.',
      'Nadie de Cotejo conoce tu contraseña ni te la pedirá por correo o por teléfono.',
    ],
  },
  forgotten: {
    kind: 'forgottenPassword',
    subject: 'Elige otra contraseña para entrar a Cotejo',
    paragraphs: [
      'Hola:',
      'Recibimos una solicitud para cambiar la contraseña de tu cuenta en Cotejo. Elige otra con este enlace:',
      mailLinkPlace,
      'El enlace sirve una sola vez y vence a los 30 minutos. Al elegir otra contraseña se cierran tus sesiones abiertas.',
      'Si no lo pediste tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  },
} as const satisfies Readonly<
  Record<string, Pick<MailFacts, 'kind' | 'subject'> & { readonly paragraphs: readonly string[] }>
>;

export const whenPasswordLinkAskedThenMail: Automation = {
  name: 'when-password-link-asked-then-mail',
  version: 1,
  handles: { user: userEvents },
  react: async (events) =>
    (events as readonly Recorded<UserEvent>[]).flatMap((because) => {
      if (because.type !== 'PasswordLinkAsked') return [];
      const { linkId: target, purpose } = because.data;
      const input = { userId: idOfStream(because.stream), purpose };
      return [{ kind: 'plan' as const, handler: 'ask', target, because, input }];
    }),
  handlers: {
    async ask({ input }, { send }) {
      const { userId, purpose } = told.parse(input);
      const { kind, subject, paragraphs } = mails[purpose];
      const recipient = { kind: 'user', userId } as const;
      await send(mail, askMail({ kind, recipient, subject, text: paragraphs.join('\n\n') }));
    },
  },
};
