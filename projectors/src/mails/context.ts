/** Mails: listed, and sent by the platform's mail server. */
import { mailEvents } from '@cotejo/core/mails';
import { auditSource } from '../kit/audit-source.ts';
import { type ProjectionContext } from '../kit/context.ts';
import { mailsProjector } from './mails-projector.ts';
import { type MailParts, whenMailAskedThenSend } from './when-mail-asked-then-send.ts';

export const mailsContext = (parts: MailParts): ProjectionContext => ({
  name: 'mails',
  projectors: [mailsProjector],
  automations: [whenMailAskedThenSend(parts)],
  audit: [
    auditSource({
      category: 'mail',
      events: mailEvents,
      resource: 'mails',
      kinds: { MailAsked: 'mail', MailSent: 'mail', MailFailed: 'mail', MailResendAsked: 'mail' },
      tells: { MailAsked: ['kind'], MailFailed: ['reason'] },
    }),
  ],
});
