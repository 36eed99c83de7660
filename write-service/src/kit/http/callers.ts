/** The signed-in sender of a request that a route let in. */
import { bearer, guardRoutes, type SignedIn, type VerifyToken } from '@cotejo/core/identity/server';
import { notByRole } from '@cotejo/core/kit/allowed-commands';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

const callers = new WeakMap<FastifyRequest, SignedIn>();

/** Asked in routes that say who may use them, and in no other. */
export const callerOf = (request: FastifyRequest): SignedIn => callers.get(request)!;

/** Before the body is read: who may not do this at all sends nothing in. */
export const admitCallers = (app: FastifyInstance, verify: VerifyToken): void =>
  guardRoutes(app, {
    authenticate: async (authorization) => (await bearer(verify, authorization)).who,
    admit: (request, who) => void callers.set(request, who),
    refusal: notByRole,
  });
