/** Each user as it stands. */
import { erased, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type User, user, type UserEvent } from '@cotejo/core/identity';
import { type FoldedTable } from '../kit/projector/index.ts';

export const memberTableDefinition = `
  create table if not exists staff_member (
    id uuid primary key,
    version int not null,
    position bigint not null,
    name text,
    email text,
    roles text[] not null,
    countries text[] not null,
    status text not null,
    paused_reason_id int,
    pause_note text,
    team uuid[] not null,
    one_time_password boolean not null,
    password_expires_at timestamptz,
    epoch int not null,
    state jsonb not null
  );
`;

/** Whoever reads the tables learns no password, nor its hash. */
const withoutHashes = (state: User): User =>
  state.status === 'unregistered'
    ? state
    : { ...state, passwords: state.passwords.map((password) => ({ ...password, hash: erased })) };

export const memberTable: FoldedTable<User, UserEvent> = {
  table: 'staff_member',
  key: 'id',
  fold: {
    initial: user.initial,
    evolve: (state, event, metadata) => withoutHashes(user.evolve(state, event, metadata)),
  },
  columns(_, state) {
    if (state.status === 'unregistered') return undefined;
    const { name, email, roles, countries, status, pause, team, passwords, epoch } = state;
    return {
      name: unlessErased(name) ?? null,
      email: unlessErased(email) ?? null,
      roles,
      countries,
      status,
      paused_reason_id: pause?.reasonId ?? null,
      pause_note: unlessErased(pause?.note) ?? null,
      team,
      one_time_password: passwords[0]?.oneTime ?? false,
      password_expires_at: passwords[0]?.expiresAt ?? null,
      epoch,
    };
  },
};
