/** The notifications that an event causes, one row per recipient, by the registrations of the contexts. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { type NotificationData } from '@cotejo/core/notifications';
import { type NotificationSource, recordIn } from '../kit/notification-source.ts';

export type NotificationRow = {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly aggregate: string;
  readonly aggregateId: string;
  readonly data: NotificationData;
  /** A UTC instant. */
  readonly at: string;
};

/**
 * The id follows from the event: what somebody has read stays read when all rows are made again.
 * @param staff who is there, for what all are told who may do something about it
 */
export const notificationsOf = (
  source: NotificationSource,
  event: Recorded,
  owner: string | undefined,
  staff: readonly Staff[] = [],
): readonly NotificationRow[] =>
  source.told(event, owner).flatMap((notice): NotificationRow[] => {
    const { kind, data = {} } = notice;
    const told = { kind, data, at: event.metadata.occurredAt };
    if ('to' in notice)
      return staff.filter(notice.to).map(({ id: userId }) => ({
        ...told,
        id: uuidV5(userId, `${kind}/${notice.once}`),
        userId,
        aggregate: notice.about.aggregate,
        aggregateId: notice.about.id,
      }));
    const { userId } = notice;
    if (userId === undefined) return [];
    const id = uuidV5(event.id, `${userId}/${kind}`);
    return [{ ...told, id, userId, aggregate: source.aggregate, aggregateId: recordIn(source, event) }];
  });
