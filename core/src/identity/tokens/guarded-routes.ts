/** Access to a route: said once, in its options; checked before the body is read, and told in the API's documents. */
import { type FastifyInstance, type FastifyRequest, type onRequestAsyncHookHandler } from 'fastify';
import { may, type Staff } from '../index.ts';
import { type Permission } from '../../reference/permissions.ts';
import { HttpProblem, problem } from '../../kit/service/index.ts';

/**
 * The access rule of a route: who has a permission or any of several, whoever is logged in, whoever shows the cookie of a session
 * (which the route itself reads), or everybody.
 */
export type RouteAccess = StaffAccess | 'session' | 'everybody';
export type StaffAccess = Permission | readonly Permission[] | 'loggedIn';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly access?: RouteAccess;
    /** Where the token is sent otherwise than in a header: then it is checked when the body has been read. */
    readonly authorizationOf?: (request: FastifyRequest) => string | undefined;
  }
  interface FastifySchema {
    'x-permission'?: string | readonly string[];
  }
}

export type RouteGuard<Who extends Staff> = {
  /** As whom an `Authorization` header lets somebody in. Its promise rejects with a 401 for whatever is no good token. */
  readonly authenticate: (authorization: string | undefined) => Promise<Who>;
  /** Receives the sender of an allowed request. */
  readonly admit: (request: FastifyRequest, who: Who) => void;
  /** The message for a sender whose role does not allow it. */
  readonly refusal: string;
};

/** Addresses that nobody uses without saying who may. */
const guarded = /^\/api\/(console|commands)(\/|$)/;

const isAllowed = (who: Staff, access: StaffAccess): boolean =>
  access === 'loggedIn' || [access].flat().some((permission) => may(who, permission));

/**
 * Guards all routes that are added later, those of plugins too.
 * @throws Error when a route under `/api/console` or `/api/commands` is added that does not say who may use it
 */
export const guardRoutes = <Who extends Staff>(app: FastifyInstance, guard: RouteGuard<Who>): void => {
  const checking =
    (access: StaffAccess, authorizationOf: (request: FastifyRequest) => string | undefined) =>
    async (request: FastifyRequest): Promise<void> => {
      const who = await guard.authenticate(authorizationOf(request));
      if (!isAllowed(who, access)) throw new HttpProblem(problem(403, 'NOT_ALLOWED', guard.refusal));
      guard.admit(request, who);
    };

  app.addHook('onRoute', (route) => {
    const { access, authorizationOf } = route.config ?? {};
    if (access === undefined && guarded.test(route.url))
      throw new Error(`${String(route.method)} ${route.url} does not say who may use it`);
    if (access === undefined || access === 'everybody') return;
    const scheme = access === 'session' ? 'session' : 'token';
    route.schema = { ...route.schema, security: [{ [scheme]: [] }], 'x-permission': access };
    if (access === 'session') return;
    if (authorizationOf)
      route.preHandler = [checking(access, authorizationOf), ...[route.preHandler ?? []].flat()];
    else {
      const check: onRequestAsyncHookHandler = checking(access, ({ headers }) => headers.authorization);
      route.onRequest = [check, ...[route.onRequest ?? []].flat()];
    }
  });
};
