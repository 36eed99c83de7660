/** Opinions as they are read: by who has the link, and by staff who may see the lead. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type askedLead, feedbackTable, feedbackTopics } from '@cotejo/core/feedback';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { type ReceivedLead } from '@cotejo/core/leads';
import { countryCodes } from '@cotejo/core/kit/country';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { oneOf, uuids } from '../kit/http/filters.ts';
import { anyOf, period } from '../kit/list/filter.ts';
import { type Listing, type Stored } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';
import { onlyVisible } from '../leads/index.ts';

const columns = rowColumns(feedbackTable, 'f').join(', ');

/** As the console lists it, and as the site names it. */
export const shownFeedback = feedbackTable.row.extend({
  id: z.uuid().describe('el de su solicitud'),
  _id: z.uuid().describe('lo mismo, como lo nombra el sitio'),
});
export type ShownFeedback = z.infer<typeof shownFeedback>;

const shown = (stored: Stored): ShownFeedback => {
  const row = readRow(feedbackTable, stored);
  return { ...row, id: row.leadId, _id: row.leadId };
};

/**
 * What the page that asks says, so that the person knows which request is meant.
 * @returns nothing for a lead that nobody is asked about: one that is not there, is deleted, or whose person was erased
 */
export const findAskedLead = async (
  pool: Pool,
  id: string,
): Promise<z.infer<typeof askedLead> | undefined> => {
  const { rows } = await pool.query<{ state: ReceivedLead; given: boolean }>(
    `select state, exists (select from read.feedback f where f.lead_id = lead.id) as given
     from read.lead where id = $1 and status_id <> $2`,
    [id, leadStatus.deleted],
  );
  const [found] = rows;
  const person = found && unlessErased(found.state.person);
  if (!person || found.state.erased) return undefined;
  const { product, fecha: at } = found.state;
  return {
    _id: id,
    firstName: person.firstName,
    plan: product?.name ?? null,
    at,
    given: found.given,
    topics: feedbackTopics,
  };
};

export const findFeedback = async (pool: Pool, leadId: string): Promise<ShownFeedback | undefined> => {
  const { rows } = await pool.query<Stored>(`select ${columns} from read.feedback f where f.lead_id = $1`, [
    leadId,
  ]);
  return rows[0] && shown(rows[0]);
};

export const feedbackListing = (
  trace: NonNullable<Listing<ShownFeedback>['trace']>,
): Listing<ShownFeedback> => ({
  resource: 'feedbacks',
  summary: 'Opiniones sobre las solicitudes que puedes ver; queda registrado que leíste lo que escribieron',
  permission: 'leads:read',
  projector: 'feedback',
  id: 'f.lead_id',
  filters: {
    leadId: anyOf('f.lead_id', uuids),
    country: anyOf('f.country', oneOf(countryCodes)),
    ...period('at', 'f.at'),
  },
  sorts: { at: 'f.at', score: 'f.score', recommend: 'f.recommend' },
  defaultSort: ['at', 'DESC'],
  seen: (viewer) =>
    onlyVisible(sql('read.feedback as f').join('read.lead as lead', 'lead.id', 'f.lead_id'), viewer),
  columns: () => columns,
  row: shownFeedback,
  show: (found) => found.map(shown),
  trace,
});
