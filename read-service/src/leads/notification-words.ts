/** The words of notifications about leads: with the person's name and what a giver wrote where the reader may see the lead. */
import { type LeadNotificationTexts } from '@cotejo/core/lead-records';
import { maySeeLead } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Personal, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type Pool } from 'pg';
import { z } from 'zod';
import { namesOf } from '../kit/staff-names.ts';
import { type Notified, type NotificationWords } from '../kit/notification-words.ts';

type Row = {
  readonly id: string;
  readonly country: CountryCode;
  readonly executive_id: string | null;
  readonly first_name: string | null;
  readonly surname: string | null;
  /** When it was given to whoever has it, and the note to that. */
  readonly assigned_at: string | null;
  readonly note: Personal<string> | null;
};

const dataSchema = z.object({
  appointmentAt: z.string().optional(),
  giverId: z.uuid().optional(),
  isPassedOn: z.boolean().optional(),
});

const text = `select id, country, state ->> 'executiveId' as executive_id,
    state -> 'person' ->> 'firstName' as first_name, state -> 'person' ->> 'paternalSurname' as surname,
    state ->> 'fecha_asignado' as assigned_at, state -> 'assignmentNote' as note
  from read.lead where id = any($1)`;

const findLeads = async (pool: Pool, notified: readonly Notified[]): Promise<ReadonlyMap<string, Row>> => {
  const ids = [...new Set(notified.map(({ aggregateId }) => aggregateId))];
  const { rows } = await pool.query<Row>({ name: 'notified-leads', text, values: [ids] });
  return new Map(rows.map((row) => [row.id, row]));
};

/** An erased person has no first name. */
const nameIn = ({ first_name: firstName, surname }: Row): string | undefined => {
  if (firstName === null) return undefined;
  return surname === null ? firstName : `${firstName} ${surname}`;
};

/** The lead keeps the note of its last assignment alone: an earlier one is told without. */
const noteIn = ({ assigned_at: assignedAt, note }: Row, at: Date): string | undefined =>
  assignedAt !== null && Date.parse(assignedAt) === at.getTime()
    ? unlessErased(note ?? undefined)
    : undefined;

/** @param texts by kind */
export const leadNotificationWords = (pool: Pool, texts: LeadNotificationTexts): NotificationWords => ({
  kinds: Object.keys(texts),
  async describe(notified, viewer) {
    const data = notified.map((one) => dataSchema.parse(one.data));
    const givers = data.map(({ giverId = null }) => giverId);
    const [leads, nameOf] = await Promise.all([findLeads(pool, notified), namesOf(pool, givers)]);
    return notified.map(({ kind, aggregateId, at }, index) => {
      const { appointmentAt, giverId, isPassedOn } = data[index]!;
      const lead = leads.get(aggregateId);
      // A lead that is somebody else's now tells nothing of its person.
      const seen =
        lead && maySeeLead({ country: lead.country, executiveId: lead.executive_id }, viewer)
          ? lead
          : undefined;
      const personName = seen && nameIn(seen);
      const note = seen && noteIn(seen, at);
      return texts[kind]!({
        leadId: aggregateId,
        ...(personName !== undefined && { personName }),
        ...(lead && { country: lead.country }),
        ...(appointmentAt !== undefined && { appointmentAt }),
        ...(giverId !== undefined && { giver: nameOf(giverId) }),
        ...(isPassedOn && { isPassedOn }),
        ...(note !== undefined && { note }),
      });
    });
  },
});
