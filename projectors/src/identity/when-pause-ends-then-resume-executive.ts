/** A pause with an end is over when its day begins where the executive works. */
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { endPause, user, type UserEvent, userEvents } from '@cotejo/core/users';
import { z } from 'zod';
import { type Automation, type Resolution } from '../kit/automation/index.ts';

const resolve = (event: Recorded<UserEvent>): Resolution[] => {
  const [handler, target] = ['resume', idOfStream(event.stream)];
  if (event.type !== 'UserPaused' && event.type !== 'UserResumed') return [];
  const endsAt = event.type === 'UserPaused' ? event.data.endsAt : undefined;
  return endsAt === undefined
    ? [{ kind: 'drop', handler, key: target }]
    : [{ kind: 'plan', handler, target, because: event, at: new Date(endsAt), input: { endsAt } }];
};

const end = z.object({ endsAt: z.iso.datetime() });

export const whenPauseEndsThenResumeExecutive: Automation = {
  name: 'when-pause-ends-then-resume-executive',
  version: 1,
  handles: { user: userEvents },
  react: async (events) => (events as readonly Recorded<UserEvent>[]).flatMap(resolve),
  handlers: {
    resume: ({ input }, { send }) => send(user, endPause(end.parse(input).endsAt)),
  },
};
