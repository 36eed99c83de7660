/** Each session as far as access tokens are concerned; its refresh tokens do not come this far. */
import { type Session, session, type SessionEvent } from '@cotejo/core/identity';
import { type FoldedTable } from '../kit/projector/index.ts';

export const sessionTableDefinition = `
  create table if not exists staff_session (
    id uuid primary key,
    version int not null,
    position bigint not null,
    user_id uuid not null,
    epoch int not null,
    state jsonb not null
  );
`;

const withoutTokens = (state: Session): Session => {
  if (state.status === 'none') return state;
  return { ...state, replaced: [], tokenHash: '' };
};

export const sessionTable: FoldedTable<Session, SessionEvent> = {
  table: 'staff_session',
  key: 'id',
  fold: {
    initial: session.initial,
    evolve: (state, event, metadata) => withoutTokens(session.evolve(state, event, metadata)),
  },
  columns: (_, state) =>
    state.status === 'none' ? undefined : { user_id: state.userId, epoch: state.epoch },
};
