/** A user as the console reads it. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type UserCommandName, type UserEvent, type UserRecord } from '@cotejo/core/users';

export type UserRow = UserRecord;
export type { UserCommandName };
export type WaitingApproval = NonNullable<UserRow['approval']>;

/** Events in the life of a user and of the user's sessions. */
export type UserHistoryType =
  | UserEvent['type']
  | 'SessionStarted'
  | 'SessionEnded'
  | 'ActingStarted'
  | 'ActingEnded';

/** Something that happened to a user. */
export type UserHistoryRow = {
  readonly id: string;
  readonly userId: string;
  readonly type: UserHistoryType;
  readonly at: string;
  readonly actor: Actor;
  readonly actorName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Of the people whom the details name by id. */
  readonly names: Readonly<Record<string, string>>;
};
