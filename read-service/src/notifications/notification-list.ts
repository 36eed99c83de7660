/** The notifications of a user, in the words of the contexts that they come from. */
import { type NotificationData, type NotificationRow } from '@cotejo/core/notifications';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { oneOf, uuids, yesOrNo } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { describeAll, type NotificationWords } from '../kit/notification-words.ts';
import { whereSeen } from '../kit/scope.ts';
import { type Query, raw, rowsOf, sql, whereAny } from '../kit/sql.ts';
import { notificationRule } from './scope.ts';

const filtersOf = (kinds: readonly string[]) => ({
  id: uuids.optional(),
  aggregateId: uuids.optional(),
  unread: yesOrNo.optional(),
  kind: oneOf(kinds).optional(),
});
type Filters = ReturnType<typeof filtersOf>;

/** @param kinds those that a context has words for: no others are shown */
export const notificationList = (kinds: readonly string[]): ListShape<Filters> => ({
  filters: filtersOf(kinds),
  sorts: { at: 'n.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'n.id',
});

type Row = {
  id: string;
  kind: string;
  aggregate: string;
  aggregate_id: string;
  data: NotificationData;
  at: Date;
  read: boolean;
};

const columns = 'n.id, n.kind, n.aggregate, n.aggregate_id, n.data, n.at, n.read';

export const kindsOf = (words: readonly NotificationWords[]): readonly string[] =>
  words.flatMap(({ kinds }) => kinds);

const ownNotifications = (viewer: Viewer): Query =>
  whereSeen(sql('read.notification as n'), notificationRule, viewer, { user: 'n.user_id' });

export const findNotifications = async (
  pool: Pool,
  words: readonly NotificationWords[],
  viewer: Viewer,
  request: ListRequest<Filters>,
): Promise<Page<NotificationRow>> => {
  const { id, aggregateId, unread, kind = kindsOf(words) } = request.filter;
  const matching = whereAny(ownNotifications(viewer), {
    'n.id': id,
    'n.aggregate_id': aggregateId,
    'n.kind': kind,
  });
  if (unread !== undefined) matching.where('n.read', '<>', unread);
  const { rows, ...total } = await findPage<Row>(pool, { matching, columns }, request);
  const notified = rows.map(({ kind, aggregate_id: aggregateId, data, at }) => ({
    kind,
    aggregateId,
    data,
    at,
  }));
  const texts = await describeAll(words, notified, viewer);
  return {
    ...total,
    rows: rows.map(({ id, kind, aggregate, aggregate_id: aggregateId, at, read }, index) => ({
      id,
      kind,
      aggregate,
      aggregateId,
      ...texts[index]!,
      at: at.toISOString(),
      read,
    })),
  };
};

/** How many notifications somebody has not read. */
export const countUnread = async (
  pool: Pool,
  words: readonly NotificationWords[],
  viewer: Viewer,
): Promise<number> => {
  const unread = whereAny(ownNotifications(viewer), { 'n.kind': kindsOf(words) }).where('n.read', false);
  const [row] = await rowsOf<{ unread: number }>(pool, unread.select(raw('count(*)::int as unread')));
  return row?.unread ?? 0;
};
