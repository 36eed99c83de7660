/** A request for an approval is over when its days are. */
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { user, type UserEvent, userEvents } from '@cotejo/core/users';
import { lapseApproval } from '@cotejo/core/users/server';
import { z } from 'zod';
import { type Automation, type Resolution } from '../kit/automation/index.ts';

/** Answers end their request's timer; what else makes it void leaves a timer that finds nothing to end. */
const resolve = (event: Recorded<UserEvent>): Resolution[] => {
  const [handler, target] = ['lapse', idOfStream(event.stream)];
  switch (event.type) {
    case 'UserApprovalAsked': {
      const { requestId, endsAt } = event.data;
      return [{ kind: 'plan', handler, target, because: event, at: new Date(endsAt), input: { requestId } }];
    }
    case 'UserApprovalGiven':
    case 'UserApprovalDeclined':
    case 'UserApprovalWithdrawn':
      return [{ kind: 'drop', handler, key: target }];
    default:
      return [];
  }
};

const lapse = z.object({ requestId: z.uuid() });

export const whenApprovalLapsesThenEndIt: Automation = {
  name: 'when-approval-lapses-then-end-it',
  version: 1,
  handles: { user: userEvents },
  react: async (events) => (events as readonly Recorded<UserEvent>[]).flatMap(resolve),
  handlers: {
    lapse: ({ input }, { send }) => send(user, lapseApproval(lapse.parse(input).requestId)),
  },
};
