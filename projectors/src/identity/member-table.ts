/** Each user as it stands. Whoever reads the table learns no password, nor its hash. */
import { erased } from '@cotejo/core/kit/event-sourcing';
import { type User, user, type UserEvent, userTable, userValues } from '@cotejo/core/users';
import { definitionOf, describedTable } from '../kit/projector/index.ts';

export const memberTableDefinition = definitionOf(userTable);

const withoutHashes = (state: User): User =>
  state.status === 'unregistered'
    ? state
    : { ...state, passwords: state.passwords.map((password) => ({ ...password, hash: erased })) };

export const memberTable = describedTable<typeof userTable, User, UserEvent>(
  userTable,
  {
    initial: user.initial,
    evolve: (state, event, metadata) => withoutHashes(user.evolve(state, event, metadata)),
  },
  (id, state) => (state.status === 'unregistered' ? undefined : userValues(id, state)),
);
