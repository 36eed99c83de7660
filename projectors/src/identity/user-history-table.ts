/** What became of each user: what was decided about it, when it came and went, and who acted as it. */
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type Session, type SessionEvent } from '@cotejo/core/identity';
import { type User, type UserEvent } from '@cotejo/core/users';
import { type Sql, type Step, upsert } from '../kit/projector/index.ts';

export const userHistoryDefinition = `
  create table if not exists user_history (
    id uuid primary key,
    user_id uuid not null,
    type text not null,
    at timestamptz not null,
    position bigint not null,
    actor jsonb not null,
    details jsonb not null
  );
  create index if not exists user_history_user on user_history (user_id, at nulls first, position);
`;

type Happened = { readonly userId: string; readonly details: object };

/** What people may know of an event: no name, no e-mail, no password. */
const detailsOf = (event: UserEvent): object => {
  switch (event.type) {
    case 'UserRegistered':
      return { roles: event.data.roles, countries: event.data.countries };
    case 'PasswordSet':
      return { oneTime: event.data.oneTime ?? false };
    case 'PasswordLinkAsked':
      return { purpose: event.data.purpose };
    case 'UserDisabled':
      return { note: unlessErased(event.data.note) ?? null };
    case 'UserPaused':
      return {
        reasonId: event.data.reasonId,
        until: event.data.until ?? null,
        note: unlessErased(event.data.note) ?? null,
      };
    case 'UserApprovalAsked': {
      const { what, roles, countries, note } = event.data;
      return { what, roles, countries, note: unlessErased(note) ?? null };
    }
    case 'UserApprovalDeclined':
      return { note: unlessErased(event.data.reason) ?? null };
    case 'UserApprovalGiven':
    case 'UserApprovalWithdrawn':
    case 'UserApprovalLapsed':
      return {};
    default:
      return event.data;
  }
};

const actedAs = (state: Session): string | undefined =>
  state.status === 'none' ? undefined : state.acting?.userId;

/** Renewals of a token are no news. */
const ofSession = ({ before, event, after }: Step<Session, SessionEvent>): Happened[] => {
  if (after.status === 'none') return [];
  const { userId } = after;
  switch (event.type) {
    case 'SessionStarted':
      return [{ userId, details: {} }];
    case 'SessionEnded':
      return [{ userId, details: event.data }];
    case 'ActingStarted': {
      const { reason, until } = event.data;
      return [
        { userId: event.data.userId, details: { reason: unlessErased(reason) ?? null, until, by: userId } },
      ];
    }
    case 'ActingEnded': {
      const other = actedAs(before);
      return other ? [{ userId: other, details: { ...event.data, by: userId } }] : [];
    }
    default:
      return [];
  }
};

export const recordUserHistory = async (
  users: readonly Step<User, UserEvent>[],
  sessions: readonly Step<Session, SessionEvent>[],
  sql: Sql,
): Promise<void> => {
  const row = ({ event }: Step<unknown, UserEvent | SessionEvent>, { userId, details }: Happened) => ({
    id: event.id,
    user_id: userId,
    type: event.type,
    at: event.metadata.occurredAt,
    position: event.position,
    actor: event.metadata.actor,
    details,
  });
  await upsert(sql, 'user_history', 'id', [
    ...users.map((step) => row(step, { userId: step.id, details: detailsOf(step.event) })),
    ...sessions.flatMap((step) => ofSession(step).map((happened) => row(step, happened))),
  ]);
};
