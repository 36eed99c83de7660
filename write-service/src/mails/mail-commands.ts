/** The command on a mail: sending one again that did not go out. */
import { guarded, isSeen } from '@cotejo/core/records';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { record } from '@cotejo/core/kit/fields';
import {
  allowedMailCommands,
  type Mail,
  mail,
  type MailEvent,
  mailGuard,
  type MailRecord,
  mailRecordSchema,
  mailValues,
  resendMail,
  resendPermission,
} from '@cotejo/core/mails';
import { organization } from '@cotejo/core/organizations';
import { type StaffDirectory } from '../identity/index.ts';
import { command, type CommandedAggregate } from '../kit/commands/definition.ts';

export type MailParts = { readonly load: LoadAggregate; readonly directory: StaffDirectory };

export const mailAggregate = ({
  load,
  directory,
}: MailParts): CommandedAggregate<Mail, MailEvent, MailRecord> => {
  const nameOf = async ({ userId, insurerId }: Pick<MailRecord, 'userId' | 'insurerId'>) => {
    if (userId !== null) return (await directory.names([userId]))(userId);
    const { state } = await load(organization, insurerId!);
    return state.status === 'unknown' ? null : state.details.displayName;
  };
  return {
    name: 'mails',
    tag: 'Avisos por correo',
    decider: mail,
    commands: [
      command({
        name: 'resend',
        permission: resendPermission,
        summary: 'Envía de nuevo un aviso que no salió',
        body: record({}),
        decide: (_, { by }) => guarded(mailGuard, resendPermission, by, resendMail),
      }),
    ],
    maySee: (state, viewer) => isSeen(mailGuard, state, viewer),
    shown: mailRecordSchema,
    async show(id, state, at, viewer) {
      if (state.status === 'unknown') return rejectUnknown(mailGuard.unknown);
      const values = mailValues(id, state);
      return {
        ...values,
        ...at,
        recipientName: await nameOf(values),
        allowedCommands: allowedMailCommands(state, viewer),
      };
    },
  };
};
