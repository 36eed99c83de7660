/** What somebody was told, with the names that this person may know at the moment of reading. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { maySeeLead } from '@cotejo/core/leads';
import { type NotificationKind, notificationKinds, notificationText } from '@cotejo/core/notifications';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { oneOf, uuids, yesOrNo } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { whereSeen } from '../kit/scope.ts';
import { sql, whereAny } from '../kit/sql.ts';
import { notificationRule } from './scope.ts';

const filters = {
  id: uuids.optional(),
  unread: yesOrNo.optional(),
  kind: oneOf(notificationKinds).optional(),
};

export const notificationList: ListShape<typeof filters> = {
  filters,
  sorts: { at: 'n.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'n.id',
};

export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  leadId: z.uuid().optional(),
  bulkId: z.uuid().optional(),
  exportId: z.uuid().optional(),
  title: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type NotificationRow = z.infer<typeof notificationSchema>;

type Row = {
  id: string;
  kind: NotificationKind;
  lead_id: string | null;
  bulk_id: string | null;
  export_id: string | null;
  appointment_at: Date | null;
  at: Date;
  read: boolean;
  country: CountryCode | null;
  executive_id: string | null;
  first_name: string | null;
  surname: string | null;
};

const columns = `n.id, n.kind, n.lead_id, n.bulk_id, n.export_id, n.appointment_at, n.at, n.read, lead.country,
  lead.state ->> 'executiveId' as executive_id, lead.state -> 'person' ->> 'firstName' as first_name,
  lead.state -> 'person' ->> 'paternalSurname' as surname`;

/** An erased person has no first name; neither has one whose lead is somebody else's now. */
const shown = (row: Row, viewer: Viewer): NotificationRow => {
  const { id, kind, lead_id: leadId, bulk_id: bulkId, export_id: exportId, country, at, read } = row;
  const seen = country !== null && maySeeLead({ country, executiveId: row.executive_id }, viewer);
  const name = [row.first_name, row.surname].filter((part) => part !== null).join(' ');
  const about = {
    ...(leadId !== null && { leadId }),
    ...(bulkId !== null && { bulkId }),
    ...(exportId !== null && { exportId }),
  };
  const words = notificationText({
    kind,
    ...about,
    ...(seen && row.first_name !== null && { personName: name }),
    ...(country !== null && { country }),
    ...(row.appointment_at && { appointmentAt: row.appointment_at.toISOString() }),
  });
  return { id, kind, ...about, ...words, at: at.toISOString(), read };
};

export const findNotifications = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<NotificationRow>> => {
  const { id, unread, kind } = request.filter;
  const told = sql('read.notification as n').leftJoin('read.lead as lead', 'lead.id', 'n.lead_id');
  const own = whereSeen(told, notificationRule, viewer, { user: 'n.user_id' });
  const matching = whereAny(own, { 'n.id': id, 'n.kind': kind });
  if (unread !== undefined) matching.where('n.read', '<>', unread);
  const { rows, ...total } = await findPage<Row>(pool, { matching, columns }, request);
  return { ...total, rows: rows.map((row) => shown(row, viewer)) };
};

/** How many notifications somebody has not read. */
export const countUnread = async (pool: Pool, { id }: Pick<Viewer, 'id'>): Promise<number> => {
  const { rows } = await pool.query<{ unread: number }>({
    name: 'notifications-unread',
    text: 'select count(*)::int as unread from read.notification where user_id = $1 and not read',
    values: [id],
  });
  return rows[0]?.unread ?? 0;
};
