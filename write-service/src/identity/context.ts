/** Identity, registered: users, their sessions and passwords, and tokens on their way to another window. */
import { type Pool } from 'pg';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { forgetPlaces, knownPlaceSchema, type PlaceStore, postgresPlaces } from './passwords/known-places.ts';
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

type Parts = Omit<IdentityParts, 'noteEnded' | 'placeStore'> &
  UserParts & {
    readonly pool: Pool;
    readonly rescue?: TokenRescue;
    readonly noteEnded?: NoteEnded;
    readonly placeStore?: PlaceStore;
  };

export const identityContext = (parts: Parts): WriteContext => {
  const {
    pool,
    now,
    limits,
    rescue = postgresTokenRescue(pool),
    noteEnded = postgresNoteEnded(pool),
    placeStore = postgresPlaces(pool),
  } = parts;
  return {
    name: 'identity',
    tags: [
      { name: 'Usuarios', description: 'Quién entra y qué puede hacer' },
      { name: 'Sesión', description: 'Iniciarla, renovarla y cerrarla' },
    ],
    aggregates: [registered(userAggregate(parts))],
    routes: [identityRoutes({ ...parts, noteEnded, placeStore }), handOverRoutes({ rescue, limits, now })],
    tables: [tokenRescueSchema, endedSessionSchema, knownPlaceSchema],
    sweeps: [() => forgetUnrescued(pool), () => forgetEnded(pool), () => forgetPlaces(pool)],
  };
};
