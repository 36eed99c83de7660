/** Identity, registered: users, their sessions and passwords, and tokens on their way to another window. */
import { type Pool } from 'pg';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { type IdentityParts, identityRoutes } from './routes.ts';
import {
  forgetUnrescued,
  postgresTokenRescue,
  type TokenRescue,
  tokenRescueSchema,
} from './sessions/token-rescue.ts';
import { handOverRoutes } from './users/hand-over-routes.ts';
import { userAggregate, type UserParts } from './users/user-commands.ts';

type Parts = IdentityParts & UserParts & { readonly pool: Pool; readonly rescue?: TokenRescue };

export const identityContext = (parts: Parts): WriteContext => {
  const { pool, now, limits, rescue = postgresTokenRescue(pool) } = parts;
  return {
    name: 'identity',
    tags: [
      { name: 'Usuarios', description: 'Quién entra y qué puede hacer' },
      { name: 'Sesión', description: 'Iniciarla, renovarla y cerrarla' },
    ],
    aggregates: [registered(userAggregate(parts))],
    routes: [identityRoutes(parts), handOverRoutes({ rescue, limits, now })],
    tables: [tokenRescueSchema],
    sweeps: [() => forgetUnrescued(pool)],
  };
};
