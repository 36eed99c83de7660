/** Identity, registered: users, their sessions and passwords, and tokens on their way to another window. */
import { type Pool } from 'pg';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { type IdentityParts, identityRoutes } from './routes.ts';
import {
  endedSessionSchema,
  forgetEnded,
  type NoteEnded,
  postgresNoteEnded,
} from './sessions/ended-sessions.ts';
import {
  forgetUnrescued,
  postgresTokenRescue,
  type TokenRescue,
  tokenRescueSchema,
} from './sessions/token-rescue.ts';
import { handOverRoutes } from './sessions/hand-over-routes.ts';
import { userAggregate, type UserParts } from './users/user-commands.ts';

type Parts = Omit<IdentityParts, 'noteEnded'> &
  UserParts & { readonly pool: Pool; readonly rescue?: TokenRescue; readonly noteEnded?: NoteEnded };

export const identityContext = (parts: Parts): WriteContext => {
  const {
    pool,
    now,
    limits,
    rescue = postgresTokenRescue(pool),
    noteEnded = postgresNoteEnded(pool),
  } = parts;
  return {
    name: 'identity',
    tags: [
      { name: 'Usuarios', description: 'Quién entra y qué puede hacer' },
      { name: 'Sesión', description: 'Iniciarla, renovarla y cerrarla' },
    ],
    aggregates: [registered(userAggregate(parts))],
    routes: [identityRoutes({ ...parts, noteEnded }), handOverRoutes({ rescue, limits, now })],
    tables: [tokenRescueSchema, endedSessionSchema],
    sweeps: [() => forgetUnrescued(pool), () => forgetEnded(pool)],
  };
};
