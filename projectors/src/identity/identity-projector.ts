/** Who works here and gets in, which sessions there are, and what became of each user. Passwords do not come this far. */
import { categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { homeCountry, type Session, type SessionEvent, sessionEvents } from '@cotejo/core/identity';
import { type User, type UserEvent, userEvents, userTable } from '@cotejo/core/users';
import { rowColumns } from '@cotejo/core/kit/table';
import { type Change } from '@cotejo/core/kit/projections';
import { changeOf, foldInto, type Projector, type Step } from '../kit/projector/index.ts';
import { memberTable, memberTableDefinition } from './member-table.ts';
import { sessionTable, sessionTableDefinition } from './session-table.ts';
import { recordUserHistory, userHistoryDefinition } from './user-history-table.ts';

type Any = Step<User | Session, UserEvent | SessionEvent>;

const epochOf = (state: User | Session): number => ('epoch' in state ? state.epoch : 0);

/** Whoever was let in under what held before has to come again: `grants`, by the user's or the session's id. */
const grantOf = (step: Any): Change[] =>
  epochOf(step.before) === epochOf(step.after) ? [] : [changeOf('grants', step.event)];

const countriesOf = (state: User) => (state.status === 'unregistered' ? [] : state.countries);

/** One for each country whose people see the user, or saw it until now. A team sees its own: the user is the owner. */
const changesOf = ({ id, before, event, after }: Step<User, UserEvent>): Change[] => {
  const countries = countriesOf(after);
  const told = new Set([...countriesOf(before), ...countries, homeCountry({ countries })]);
  return [...told].map((country) => ({ ...changeOf('users', event), country, owner: id }));
};

export const identityProjector: Projector = {
  name: 'identity',
  version: 7,
  tables: memberTableDefinition + sessionTableDefinition + userHistoryDefinition,
  views: {
    staff_member: `select ${rowColumns(userTable).join(', ')}, epoch from staff_member`,
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
      ...users.flatMap((step) => [...changesOf(step), changeOf('executives', step.event), ...grantOf(step)]),
      ...sessions.flatMap(grantOf),
    ];
  },
};
