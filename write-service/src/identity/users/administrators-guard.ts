/** Sees to it that there is always an administrator, whoever decides about users at the same moment. */
import {
  type CommandContext,
  type HandleCommand,
  type LoadAggregate,
  uuidV5,
} from '@cotejo/core/kit/command-handling';
import { type Decision, Rejection } from '@cotejo/core/kit/event-sourcing';
import { actorOf, homeCountry } from '@cotejo/core/identity';
import { isAdministrator, type User, user, type UserEvent } from '@cotejo/core/users';
import {
  administrators,
  letAdministratorGo,
  takeAdministratorBack,
  theHouse,
} from '@cotejo/core/users/server';
import { type Sending } from '../../kit/commands/definition.ts';

export type GuardParts = {
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  readonly now: () => Date;
};

type UserDecision = Decision<User, UserEvent>;

export const contextOf = ({ by, commandId }: Sending, now: Date): CommandContext => ({
  commandId,
  actor: actorOf(by),
  country: homeCountry(by),
  now,
});

/** Whether a command is meant for what there is; for another version it will be refused when it is handled. */
export const isFor = (version: number, { expectedVersion }: Sending): boolean =>
  expectedVersion === undefined || expectedVersion === version;

/** Whether the user is an administrator who gets in, before and after some events of it. */
const administers = (state: User): boolean => state.status === 'active' && isAdministrator(state.roles);
const administersAfter = (state: User, events: readonly UserEvent[]): boolean => {
  if (state.status === 'unregistered') return false;
  const { status, roles } = events.reduce(
    (before, event) => ({
      status:
        event.type === 'UserDisabled' ? 'disabled' : event.type === 'UserEnabled' ? 'active' : before.status,
      roles: event.type === 'UserRolesChanged' ? event.data.roles : before.roles,
    }),
    { status: state.status, roles: state.roles },
  );
  return status === 'active' && isAdministrator(roles);
};

/**
 * Settles with the other administrators first what a decision takes from one of them, or gives back. What the decision
 * itself refuses, it refuses when it is handled.
 */
export const administratorsGuard =
  ({ handle, load, now }: GuardParts) =>
  async (decision: UserDecision, sending: Sending): Promise<UserDecision> => {
    const { state, version } = await load(user, sending.id);
    if (!isFor(version, sending)) return decision;
    const decided = (): readonly UserEvent[] => {
      try {
        return decision(state, now());
      } catch (error) {
        if (error instanceof Rejection) return [];
        throw error;
      }
    };
    const [before, after] = [administers(state), administersAfter(state, decided())];
    if (before !== after) {
      const { id: userId, by, commandId } = sending;
      const settle = after ? takeAdministratorBack(userId) : letAdministratorGo({ userId, by: by.id });
      const context = { ...contextOf(sending, now()), commandId: uuidV5(commandId, 'administrators') };
      await handle(administrators, theHouse, settle, context);
    }
    return decision;
  };
