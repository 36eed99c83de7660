/** Mails: listed, and sent by the platform's mail server. */
import { mailEvents } from '@cotejo/core/mails';
import { type ProjectionContext } from '../kit/context.ts';
import { mailsProjector } from './mails-projector.ts';
import { type MailParts, whenMailAskedThenSend } from './when-mail-asked-then-send.ts';

export const mailsContext = (parts: MailParts): ProjectionContext => ({
  name: 'mails',
  projectors: [mailsProjector],
  automations: [whenMailAskedThenSend(parts)],
  audit: [{ category: 'mail', events: mailEvents, resource: 'mails' }],
});
