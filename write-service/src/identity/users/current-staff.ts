/** Whether a token says what is true no more, asked of the log itself. */
import { type FindOutdated, isOutdated } from '@cotejo/core/identity/server';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { session } from '@cotejo/core/identity';
import { user } from '@cotejo/core/users';

export const outdatedByTheLog = (load: LoadAggregate): FindOutdated => {
  const epochOfUser = async (userId: string): Promise<number> => {
    const { state } = await load(user, userId);
    return state.status === 'unregistered' ? 0 : state.epoch;
  };
  const epochOfSession = async (sessionId: string | undefined): Promise<number> => {
    if (sessionId === undefined) return 0;
    const { state } = await load(session, sessionId);
    return state.status === 'none' ? 0 : state.epoch;
  };
  return async (who) => {
    const [ofUser, ofSession, ofActor] = await Promise.all([
      epochOfUser(who.id),
      epochOfSession(who.sessionId),
      who.actedBy && epochOfUser(who.actedBy.id),
    ]);
    return isOutdated(who, { user: ofUser, session: ofSession, actor: ofActor });
  };
};
