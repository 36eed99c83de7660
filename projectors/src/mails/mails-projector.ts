/** Mails, as the console lists them. */
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { rowColumns } from '@cotejo/core/kit/table';
import { type Mail, mail, type MailEvent, mailEvents, mailTable, mailValues } from '@cotejo/core/mails';
import { changeOf, definitionOf, describedTable, foldInto, type Projector } from '../kit/projector/index.ts';

const mails = describedTable<typeof mailTable, Mail, MailEvent>(mailTable, mail, (id, state) =>
  state.status === 'unknown' ? undefined : mailValues(id, state),
);

export const mailsProjector: Projector = {
  name: 'mails',
  version: 1,
  tables: definitionOf(mailTable),
  views: { mail: `select ${rowColumns(mailTable).join(', ')} from mail` },
  handles: { mail: mailEvents },
  async apply(events, sql) {
    const steps = await foldInto(mails, events as readonly Recorded<MailEvent>[], sql);
    return steps.map(({ event }) => ({ ...changeOf('mails', event), country: event.metadata.country }));
  },
};
