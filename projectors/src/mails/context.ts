/** Mails: listed, and sent by the platform's mail server. */
import { mails } from '@cotejo/core/mails';
import { auditOf } from '../kit/audit-source.ts';
import { type ProjectionContext } from '../kit/context.ts';
import { recordProjector } from '../kit/projector/index.ts';
import { type MailParts, whenMailAskedThenSend } from './when-mail-asked-then-send.ts';

export const mailsContext = (parts: MailParts): ProjectionContext => ({
  name: 'mails',
  projectors: [recordProjector(mails, 2)],
  automations: [whenMailAskedThenSend(parts)],
  audit: [auditOf(mails)],
});
