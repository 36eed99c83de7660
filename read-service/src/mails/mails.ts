/** The mails that a viewer sees: what was told by mail, what waits, and what did not go out. As a list and as an export. */
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import {
  allowedMailCommands,
  mailFailures,
  mailKinds,
  type MailRecord,
  mailRecordSchema,
  mailRule,
  mailStatuses,
  mailTable,
} from '@cotejo/core/mails';
import { idsOf, nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { namesOf } from '../kit/staff-names.ts';
import { columnOf, times } from '../kit/export/column.ts';
import { oneOf } from '../kit/http/filters.ts';
import { anyOf, period } from '../kit/list/filter.ts';
import { mostCounted } from '../kit/http/page.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { raw, sql } from '../kit/sql.ts';

type StoredMail = Stored & { readonly insurer_name: string | null };

export const mailListing: RuledListing<MailRecord, StoredMail> = {
  resource: 'mails',
  summary: 'Los avisos por correo que puedes ver: por enviar, enviados, y los que no salieron',
  rule: mailRule,
  projector: 'mails',
  one: { summary: 'Un aviso por correo', missing: 'No existe ese aviso, o no puedes verlo.' },
  id: 'm.id',
  filters: {
    country: anyOf('m.country', oneOf(countryCodes)),
    kind: anyOf('m.kind', oneOf(idsOf(mailKinds))),
    status: anyOf('m.status', oneOf(idsOf(mailStatuses))),
    reason: anyOf('m.reason', oneOf(idsOf(mailFailures))),
    ...period('askedAt', 'm.asked_at'),
  },
  sorts: { askedAt: 'm.asked_at' },
  defaultSort: ['askedAt', 'DESC'],
  countedTo: mostCounted,
  from: () => sql('read.mail as m').leftJoin('read.organization as o', raw('o.id::text = m.insurer_id')),
  held: { country: 'm.country' },
  columns: () => [...rowColumns(mailTable, 'm'), 'o.display_name as insurer_name'].join(', '),
  row: mailRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(mailTable, stored));
    const nameOf = await namesOf(
      pool,
      rows.map(({ userId }) => userId),
    );
    return rows.map((row, place) => ({
      ...row,
      recipientName: row.userId === null ? found[place]!.insurer_name : nameOf(row.userId),
      allowedCommands: allowedMailCommands(row, viewer),
    }));
  },
};

const column = columnOf<MailRecord>();

export const mailExport = exportOf(mailListing, {
  aggregate: 'mails',
  idOf: ({ id }) => id,
  permissions: ['admin:unsent-notification-read'],
  name: 'Avisos por correo',
  columns: [
    column('subject', 'Asunto', ({ subject }) => subject),
    column('status', 'Estado', ({ status }) => nameIn(mailStatuses, status)),
    column('reason', 'Por qué no salió', ({ reason }) => reason && nameIn(mailFailures, reason)),
    column('failures', 'Intentos fallidos', ({ failures }) => failures),
    column('recipientName', 'Para', ({ recipientName }) => recipientName),
    column('kind', 'Tipo', ({ kind }) => nameIn(mailKinds, kind)),
    column('country', 'País', ({ country }) => countryOf(country).name),
    ...times<MailRecord>('askedAt', 'Pedido', ({ askedAt }) => askedAt),
    ...times<MailRecord>('changedAt', 'Último cambio', ({ changedAt }) => changedAt),
    column('text', 'Texto', ({ text }) => text),
  ],
});
