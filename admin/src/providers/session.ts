/** Who is logged in: the access token lives in memory only, and is renewed through the refresh cookie. */
import { type CountryCode, type RoleName } from '@cotejo/core/reference';
import { httpError, unreachableStatus } from './http-error.ts';

export type SessionUser = {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly RoleName[];
  readonly permissions: readonly string[];
  readonly countries: readonly CountryCode[];
};

type Grant = { readonly token: string; readonly expiresAt: string; readonly user: SessionUser };
type Held = { readonly token: string; readonly goodUntil: number; readonly user: SessionUser };

export type SessionParts = {
  readonly fetch: typeof fetch;
  /** Milliseconds of this browser's clock. */
  readonly now: () => number;
  /** Runs one refresh at a time in all tabs: a refresh token is good for one use. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** A token this close to its end is renewed before it is used; milliseconds. */
const margin = 30_000;

/**
 * Until when a token is good, on this browser's clock: what counts is how long the server gave it, for clocks differ.
 */
export const goodUntil = (expiresAt: string, serverDate: string | null, now: number): number => {
  const server = serverDate === null ? Number.NaN : Date.parse(serverDate);
  return now + Date.parse(expiresAt) - (Number.isNaN(server) ? now : server);
};

export type Session = ReturnType<typeof createSession>;

export const createSession = ({ fetch, now, alone }: SessionParts) => {
  let held: Held | undefined;
  let refreshing: Promise<Held | undefined> | undefined;
  const listeners = new Set<() => void>();

  const hold = (next: Held | undefined): Held | undefined => {
    held = next;
    listeners.forEach((listener) => listener());
    return next;
  };

  const post = async (path: string, body?: object): Promise<Response> => {
    const init: RequestInit = { method: 'POST', credentials: 'same-origin' };
    const json = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    try {
      return await fetch(`/api/auth/${path}`, { ...init, ...json });
    } catch {
      throw httpError(unreachableStatus, undefined, 'No hay conexión con el servidor.');
    }
  };

  const take = async (response: Response): Promise<Held> => {
    const { token, expiresAt, user } = (await response.json()) as Grant;
    const until = goodUntil(expiresAt, response.headers.get('Date'), now());
    return { token, user, goodUntil: until };
  };

  const fail = async (response: Response): Promise<never> => {
    const body: unknown = await response.json().catch(() => undefined);
    throw httpError(response.status, body, 'No pudimos iniciar la sesión. Inténtalo de nuevo.');
  };

  const askForNewToken = async (): Promise<Held | undefined> => {
    const response = await post('refresh');
    if (response.ok) return hold(await take(response));
    if (response.status === 401) return hold(undefined);
    return fail(response);
  };

  /** Renews the token; nothing when the session is over. Throws when the server could not say. */
  const refresh = (): Promise<Held | undefined> =>
    (refreshing ??= alone(askForNewToken).finally(() => (refreshing = undefined)));

  return {
    user: (): SessionUser | undefined => held?.user,
    goodUntil: (): number | undefined => held?.goodUntil,
    refresh,
    /** A token that is good for a request now; nothing when nobody is logged in. */
    async token(): Promise<string | undefined> {
      const isFresh = held && held.goodUntil - margin > now();
      return (isFresh ? held : await refresh())?.token;
    },
    async login(credentials: { email: string; password: string }): Promise<SessionUser> {
      const response = await post('login', credentials);
      const next = response.ok ? await take(response) : await fail(response);
      hold(next);
      return next.user;
    },
    /** Ends the session on the server too; it stays when that fails, for the cookie would still open it. */
    async logout(): Promise<void> {
      const response = await post('logout');
      if (!response.ok && response.status !== 401) await fail(response);
      hold(undefined);
    },
    /** Forgets the token in this tab. */
    forget: (): void => void hold(undefined),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
