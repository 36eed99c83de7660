/** Mails, registered: what the platform told by mail, and asking that one be sent again. */
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { mailAggregate, type MailParts } from './mail-commands.ts';

export const mailsContext = (parts: MailParts): WriteContext => ({
  name: 'mails',
  tags: [{ name: 'Avisos por correo', description: 'Qué se envió, qué no, y por qué' }],
  aggregates: [registered(mailAggregate(parts))],
});
