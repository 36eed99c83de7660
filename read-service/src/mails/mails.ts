/** The mails that a viewer sees: what was told by mail, what waits, and what did not go out. */
import { mails } from '@cotejo/core/mails';
import { mostCounted } from '../kit/http/page.ts';
import { period } from '../kit/list/filter.ts';
import { listingOf } from '../kit/list/record-listing.ts';
import { raw, sql } from '../kit/sql.ts';
import { namesOf } from '../kit/staff-names.ts';

export const mailListing = listingOf(mails, {
  summary: 'Los avisos por correo que puedes ver: por enviar, enviados, y los que no salieron',
  projector: mails.resource,
  filters: period('askedAt', 'r.asked_at'),
  defaultSort: ['askedAt', 'DESC'],
  countedTo: mostCounted,
  from: () => sql('read.mail as r').leftJoin('read.organization as o', raw('o.id::text = r.insurer_id')),
  join: { recipientName: 'o.display_name' },
  async complete(rows, _, pool) {
    const nameOf = await namesOf(
      pool,
      rows.map(({ userId }) => userId),
    );
    return rows.map((row) => (row.userId === null ? row : { ...row, recipientName: nameOf(row.userId) }));
  },
});
