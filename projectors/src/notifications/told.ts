/** The notifications that an event causes, one row per recipient, by the registrations of the contexts. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type NotificationData } from '@cotejo/core/notifications';
import { type NotificationSource } from '../kit/notification-source.ts';

export type Told = {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly aggregate: string;
  readonly aggregateId: string;
  readonly data: NotificationData;
  /** A UTC instant. */
  readonly at: string;
};

/** The id follows from the event: what somebody has read stays read when all rows are made again. */
export const toldBy = (
  source: NotificationSource,
  event: Recorded,
  owner: string | undefined,
): readonly Told[] =>
  source.told(event, owner).flatMap(({ userId, kind, data = {} }) =>
    userId === undefined
      ? []
      : {
          id: uuidV5(event.id, `${userId}/${kind}`),
          userId,
          kind,
          aggregate: source.aggregate,
          aggregateId: idOfStream(event.stream),
          data,
          at: event.metadata.occurredAt,
        },
  );
