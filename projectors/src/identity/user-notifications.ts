/** Notifications about users: to those who may approve what waits, and to who asked for it. */
import { type UserEvent, userEvents } from '@cotejo/core/users';
import { type ApprovalNotificationKind, mayApprove } from '@cotejo/core/users/server';
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { type Notice, type NotificationSource } from '../kit/notification-source.ts';

type ApprovalNotice = Notice & { readonly kind: ApprovalNotificationKind };

export const userNotificationSource: NotificationSource<UserEvent> = {
  category: 'user',
  events: userEvents,
  aggregate: 'users',
  told({ type, data, stream }): readonly ApprovalNotice[] {
    const id = idOfStream(stream);
    switch (type) {
      case 'UserApprovalAsked': {
        const { what, requestId } = data;
        return [
          {
            kind: 'approval-asked',
            to: (staff) => mayApprove(id, data, staff),
            data: { what },
            about: { aggregate: 'users', id },
            once: requestId,
          },
        ];
      }
      case 'UserApprovalGiven':
        return [{ kind: 'approval-given', userId: data.askedBy }];
      case 'UserApprovalDeclined':
        return [{ kind: 'approval-declined', userId: data.askedBy }];
      case 'UserApprovalLapsed':
        return [{ kind: 'approval-lapsed', userId: data.askedBy }];
      default:
        return [];
    }
  },
};
