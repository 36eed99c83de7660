/** The command on a mail: sending one again that did not go out. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { record } from '@cotejo/core/kit/fields';
import { mails, resendMail } from '@cotejo/core/mails';
import { organization } from '@cotejo/core/organizations';
import { type StaffDirectory } from '../identity/index.ts';
import { commandOn, recordAggregate } from '../kit/commands/record-aggregate.ts';

export type MailParts = { readonly load: LoadAggregate; readonly directory: StaffDirectory };

export const mailAggregate = ({ load, directory }: MailParts) =>
  recordAggregate(mails, {
    tag: 'Avisos por correo',
    commands: [
      commandOn(mails)({
        name: 'resend',
        summary: 'Envía de nuevo un aviso que no salió',
        body: record({}),
        decide: () => resendMail,
      }),
    ],
    async complete(row) {
      if (row.userId !== null)
        return { ...row, recipientName: (await directory.names([row.userId]))(row.userId) };
      const { state } = await load(organization, row.insurerId!);
      return { ...row, recipientName: state.status === 'unknown' ? null : state.details.displayName };
    },
  });
