/** What each user is told, and what of it is read. Who asked is not written here: names are looked up when they are read. */
import { bulkEvents } from '@cotejo/core/bulk';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { exportEvents } from '@cotejo/core/exports';
import { feedbackEvents } from '@cotejo/core/feedback';
import { leadEvents } from '@cotejo/core/leads';
import { type InboxEvent, inboxEvents } from '@cotejo/core/notifications';
import { type Change } from '@cotejo/core/kit/projections';
import { changeOf, type Projector, type Sql } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';
import { type Heard, ownerAfter, type Told, toldBy } from './told.ts';

/** Feedback is in a stream of its own, with the id of its lead: both have one owner. */
const tables = `
  create table if not exists owner (
    id uuid primary key,
    user_id uuid not null
  );
  create table if not exists notification (
    id uuid primary key,
    user_id uuid not null,
    kind text not null,
    lead_id uuid,
    bulk_id uuid,
    export_id uuid,
    appointment_at timestamptz,
    at timestamptz not null,
    read boolean not null
  );
  create index if not exists notification_user on notification (user_id, at nulls first, id);
  create index if not exists notification_unread on notification (user_id) where not read;
`;

const isInbox = (event: Recorded): event is Recorded<InboxEvent> => Object.hasOwn(inboxEvents, event.type);

const loadOwners = async (events: readonly Recorded[], sql: Sql) => {
  const ids = [...new Set(events.map(({ stream }) => idOfStream(stream)))];
  const { rows } = await sql.query<{ id: string; user_id: string }>({
    name: 'owners',
    text: 'select id, user_id from owner where id = any($1)',
    values: [ids],
  });
  const owners = new Map(rows.map(({ id, user_id }) => [id, user_id]));
  const changed = new Set<string>();
  return {
    of: (id: string) => owners.get(id),
    set(id: string, userId: string) {
      owners.set(id, userId);
      changed.add(id);
    },
    async save() {
      await sql.query({
        name: 'owners-save',
        text: `insert into owner select * from jsonb_populate_recordset(null::owner, $1::jsonb)
               on conflict (id) do update set user_id = excluded.user_id`,
        values: [toJson([...changed].map((id) => ({ id, user_id: owners.get(id) })))],
      });
    },
  };
};

const write = (told: readonly Told[], sql: Sql) =>
  sql.query({
    name: 'notifications-write',
    text: `insert into notification select * from jsonb_populate_recordset(null::notification, $1::jsonb)`,
    values: [
      toJson(
        told.map(({ id, userId, kind, leadId, bulkId, exportId, appointmentAt, at }) => ({
          id,
          user_id: userId,
          kind,
          lead_id: leadId,
          bulk_id: bulkId,
          export_id: exportId,
          appointment_at: appointmentAt,
          at,
          read: false,
        })),
      ),
    ],
  });

const markRead = (event: Recorded<InboxEvent>, sql: Sql) => {
  const userId = idOfStream(event.stream);
  return event.type === 'NotificationsRead'
    ? sql.query({
        name: 'notifications-read',
        text: 'update notification set read = true where user_id = $1 and id = any($2) and not read',
        values: [userId, event.data.ids],
      })
    : sql.query({
        name: 'notifications-read-until',
        text: 'update notification set read = true where user_id = $1 and at <= $2 and not read',
        values: [userId, event.data.until],
      });
};

const changeFor = (event: Recorded, id: string, userId: string): Change => ({
  ...changeOf('notifications', event, id),
  user: userId,
});

export const notificationsProjector: Projector = {
  name: 'notifications',
  version: 1,
  tables,
  views: { notification: 'select * from notification' },
  handles: {
    lead: leadEvents,
    feedback: feedbackEvents,
    bulk: bulkEvents,
    export: exportEvents,
    inbox: inboxEvents,
  },
  // Who has read something sees it read; that something is new may be told a moment later.
  awaited: ['inbox'],
  async apply(events, sql) {
    const owners = await loadOwners(events, sql);
    const changes: Change[] = [];
    let waiting: Told[] = [];
    const flush = async (): Promise<void> => {
      if (waiting.length > 0) await write(waiting, sql);
      waiting = [];
    };
    for (const event of events) {
      const about = idOfStream(event.stream);
      if (isInbox(event)) {
        // What is to be marked may have been told in this very batch.
        await flush();
        await markRead(event, sql);
        changes.push(changeFor(event, about, about));
        continue;
      }
      const heard = event as Heard;
      const told = toldBy(heard, owners.of(about));
      waiting.push(...told);
      changes.push(...told.map(({ id, userId }) => changeFor(event, id, userId)));
      const owner = ownerAfter(heard);
      if (owner !== undefined) owners.set(about, owner);
    }
    await flush();
    await owners.save();
    return changes;
  },
};
