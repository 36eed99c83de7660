/** Who works here and gets in, which sessions there are, and what became of each user. Passwords do not come this far. */
import { categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
import {
  type Session,
  type SessionEvent,
  sessionEvents,
  type User,
  type UserEvent,
  userEvents,
} from '@cotejo/core/identity';
import { type Change } from '@cotejo/core/kit/projections';
import { foldInto, type Projector, type Step } from '../kit/projector/index.ts';
import { memberTable, memberTableDefinition } from './member-table.ts';
import { sessionTable, sessionTableDefinition } from './session-table.ts';
import { recordUserHistory, userHistoryDefinition } from './user-history-table.ts';

type Any = Step<User | Session, UserEvent | SessionEvent>;

const changeOf = (resource: string, { id, event }: Any): Change => ({
  resource,
  id,
  version: event.revision + 1,
  position: event.position,
  commandId: event.metadata.commandId,
  actor: event.metadata.actor,
});

const epochOf = (state: User | Session): number => ('epoch' in state ? state.epoch : 0);

/** Whoever was let in under what held before has to come again: `grants`, by the user's or the session's id. */
const grantOf = (step: Any): Change[] =>
  epochOf(step.before) === epochOf(step.after) ? [] : [changeOf('grants', step)];

export const identityProjector: Projector = {
  name: 'identity',
  version: 2,
  tables: memberTableDefinition + sessionTableDefinition + userHistoryDefinition,
  views: {
    staff_member: `select id, version, position, name, email, roles, countries, status, paused_reason_id, pause_note, team,
                     one_time_password, password_expires_at, epoch from staff_member`,
    staff_session: 'select id, user_id, epoch from staff_session',
    user_history: 'select * from user_history',
  },
  handles: { user: userEvents, session: sessionEvents },
  async apply(events, sql) {
    const of = (category: string) => events.filter(({ stream }) => categoryOf(stream) === category);
    const users = await foldInto(memberTable, of('user') as readonly Recorded<UserEvent>[], sql);
    const sessions = await foldInto(sessionTable, of('session') as readonly Recorded<SessionEvent>[], sql);
    await recordUserHistory(users, sessions, sql);
    return [
      ...users.flatMap((step) => [changeOf('users', step), changeOf('executives', step), ...grantOf(step)]),
      ...sessions.flatMap(grantOf),
    ];
  },
};
