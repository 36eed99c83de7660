/** The words of notifications about leads: with the person's name where the reader may see the lead. */
import { type LeadNotificationTexts } from '@cotejo/core/lead-records';
import { maySeeLead } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { type Notified, type NotificationWords } from '../kit/notification-words.ts';

type Row = {
  readonly id: string;
  readonly country: CountryCode;
  readonly executive_id: string | null;
  readonly first_name: string | null;
  readonly surname: string | null;
};

const text = `select id, country, state ->> 'executiveId' as executive_id,
    state -> 'person' ->> 'firstName' as first_name, state -> 'person' ->> 'paternalSurname' as surname
  from read.lead where id = any($1)`;

const findLeads = async (pool: Pool, notified: readonly Notified[]): Promise<ReadonlyMap<string, Row>> => {
  const ids = [...new Set(notified.map(({ aggregateId }) => aggregateId))];
  const { rows } = await pool.query<Row>({ name: 'notified-leads', text, values: [ids] });
  return new Map(rows.map((row) => [row.id, row]));
};

/** An erased person has no first name; neither has one whose lead is somebody else's now. */
const nameFor = (viewer: Viewer, lead: Row): string | undefined => {
  const { country, executive_id: executiveId, first_name: firstName, surname } = lead;
  if (firstName === null || !maySeeLead({ country, executiveId }, viewer)) return undefined;
  return surname === null ? firstName : `${firstName} ${surname}`;
};

/** @param texts by kind */
export const leadNotificationWords = (pool: Pool, texts: LeadNotificationTexts): NotificationWords => ({
  kinds: Object.keys(texts),
  async describe(notified, viewer) {
    const leads = await findLeads(pool, notified);
    return notified.map(({ kind, aggregateId, data: { appointmentAt } }) => {
      const lead = leads.get(aggregateId);
      const personName = lead && nameFor(viewer, lead);
      return texts[kind]!({
        leadId: aggregateId,
        ...(personName !== undefined && { personName }),
        ...(lead && { country: lead.country }),
        ...(typeof appointmentAt === 'string' && { appointmentAt }),
      });
    });
  },
});
