/** The notifications of each user, read or unread. Names of people are not stored: they are looked up when one is read. */
import { categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type InboxEvent, inboxEvents } from '@cotejo/core/notifications';
import { type Change } from '@cotejo/core/kit/projections';
import { type UserEvent, userEvents } from '@cotejo/core/users';
import { type NotificationSource, recordIn } from '../kit/notification-source.ts';
import { changeOf, type Projector, type Sql } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';
import { loadOwners, ownerTable } from './owners.ts';
import { loadStaff, staffTable } from './staff.ts';
import { type NotificationRow, notificationsOf } from './notifications-of.ts';

const tables = `
  ${ownerTable}
  ${staffTable}
  create table if not exists notification (
    id uuid primary key,
    user_id uuid not null,
    kind text not null,
    aggregate text not null,
    aggregate_id text not null,
    data jsonb not null,
    at timestamptz not null,
    read boolean not null
  );
  create index if not exists notification_user on notification (user_id, at nulls first, id);
  create index if not exists notification_unread on notification (user_id) where not read;
`;

const isInbox = (event: Recorded): event is Recorded<InboxEvent> => categoryOf(event.stream) === 'inbox';

const isUser = (event: Recorded): event is Recorded<UserEvent> => categoryOf(event.stream) === 'user';

const write = (told: readonly NotificationRow[], sql: Sql) =>
  sql.query({
    name: 'notifications-write',
    // What somebody was told of before is not told again.
    text: `insert into notification select * from jsonb_populate_recordset(null::notification, $1::jsonb)
           on conflict (id) do nothing`,
    values: [
      toJson(
        told.map(({ userId, aggregateId, ...row }) => ({
          ...row,
          user_id: userId,
          aggregate_id: aggregateId,
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

/** @param sources what the contexts registered */
export const notificationsProjector = (sources: readonly NotificationSource[]): Projector => ({
  name: 'notifications',
  version: 5,
  tables,
  views: { notification: 'select * from notification' },
  handles: {
    ...Object.fromEntries(sources.map(({ category, events }) => [category, events])),
    inbox: inboxEvents,
    user: userEvents,
  },
  // Who has read something sees it read; that something is new may be told a moment later.
  awaited: ['inbox'],
  async apply(events, sql) {
    const sourcesOf = ({ stream }: Recorded) =>
      sources.filter(({ category }) => category === categoryOf(stream));
    const owners = await loadOwners(
      events.flatMap((event) => sourcesOf(event).map((source) => recordIn(source, event))),
      sql,
    );
    const staff = await loadStaff(sql);
    const changes: Change[] = [];
    let waiting: NotificationRow[] = [];
    const flush = async (): Promise<void> => {
      if (waiting.length > 0) await write(waiting, sql);
      waiting = [];
    };
    const tell = (source: NotificationSource, event: Recorded) => {
      const id = recordIn(source, event);
      const told = notificationsOf(source, event, owners.of(source.aggregate, id), staff.there());
      waiting.push(...told);
      changes.push(...told.map((one) => changeFor(event, one.id, one.userId)));
      const owner = source.ownerAfter?.(event);
      if (owner !== undefined) owners.set(source.aggregate, id, owner);
    };
    for (const event of events) {
      if (isInbox(event)) {
        // What is to be marked may have been told in this very batch.
        await flush();
        await markRead(event, sql);
        const reader = idOfStream(event.stream);
        changes.push(changeFor(event, reader, reader));
        continue;
      }
      if (isUser(event)) staff.follow(event);
      for (const source of sourcesOf(event)) tell(source, event);
    }
    await flush();
    await owners.save();
    await staff.save();
    return changes;
  },
});
