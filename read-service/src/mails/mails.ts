/** The mails that a viewer sees: what was told by mail, what waits, and what did not go out. */
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
import { idsOf } from '@cotejo/core/reference/collective-tables';
import { namesOf } from '../identity/index.ts';
import { oneOf } from '../kit/http/filters.ts';
import { anyOf, period } from '../kit/list/filter.ts';
import { mostCounted } from '../kit/http/page.ts';
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
