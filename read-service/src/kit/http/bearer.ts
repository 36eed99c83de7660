/** The viewer of a request: the staff member of its Bearer token, verified with the signing key's public half. */
import {
  bearer,
  type Epochs,
  type FindOutdated,
  onlyCurrent,
  tokenVerifier,
} from '@cotejo/core/identity/server';
import { may, type Staff } from '@cotejo/core/identity';
import { type Permission } from '@cotejo/core/reference/permissions';
import { HttpProblem, problem } from '@cotejo/core/kit/service';

export type Viewer = Staff & {
  /** The session, whose end closes live connections. */
  readonly sessionId?: string;
  /** How things were when the token was issued. */
  readonly epochs?: Epochs;
  /** When the token ends. */
  readonly until: Date;
};

/** Turns an `Authorization` header into a viewer. Its promise rejects with a 401 for whatever is not a good token. */
export type Authenticate = (authorization: string | undefined) => Promise<Viewer>;

/**
 * @param publicKey PEM, Ed25519
 * @param findOutdated says whether a token holds no more, although its time is not over
 */
export const authenticator = (publicKey: string, findOutdated: FindOutdated): Authenticate => {
  const verify = onlyCurrent(tokenVerifier(publicKey), findOutdated);
  return async (authorization) => {
    const { who, until } = await bearer(verify, authorization);
    const { name: _, ...viewer } = who;
    return { ...viewer, until };
  };
};

/** The message for a role without the permission. */
export const notForYou = 'Tu rol no permite ver esta información.';

/**
 * For what more is needed than the route itself asks for.
 * @throws HttpProblem 403 for somebody whose roles don't give the permission
 */
export const requirePermission = (viewer: Viewer, permission: Permission): void => {
  if (!may(viewer, permission)) throw new HttpProblem(problem(403, 'NOT_ALLOWED', notForYou));
};
