/** A user as the console reads it. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type UserCommandName, type UserRecord } from '@cotejo/core/users';

export type UserRow = UserRecord;
export type { UserCommandName };

/** Something that happened to a user. */
export type UserHistoryRow = {
  readonly id: string;
  readonly userId: string;
  readonly type: string;
  readonly at: string;
  readonly actor: Actor;
  readonly actorName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Of the people whom the details name by id. */
  readonly names: Readonly<Record<string, string>>;
};
