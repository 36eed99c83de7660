/** Who is logged in: the access token lives in memory only, and is renewed through the refresh cookie. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type RoleName } from '@cotejo/core/reference/roles';
import { httpError, unreachable } from './http-error.ts';

export type SessionUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly permissions: readonly string[];
  readonly countries: readonly CountryCode[];
  /** The administrator who acts as this person, and until when. */
  readonly actedBy?: { readonly id: string; readonly name: string; readonly until: string };
};

type Grant = {
  readonly token: string;
  readonly expiresAt: string;
  /** Missing where the session goes on as it was. */
  readonly sessionExpiresAt?: string;
  /** Whether people are mailed links to choose their passwords, and nobody else is told one. */
  readonly sendsMail: boolean;
  readonly user: SessionUser;
};
type Held = {
  readonly token: string;
  readonly goodUntil: number;
  /** When the session ends, whatever one does; unknown to an older server. */
  readonly endsAt?: number;
  readonly sendsMail: boolean;
  readonly user: SessionUser;
};

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

  const post = async (path: string, body?: object, token?: string): Promise<Response> => {
    const headers = new Headers();
    if (body) headers.set('Content-Type', 'application/json');
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const init: RequestInit = { method: 'POST', credentials: 'same-origin', headers };
    try {
      return await fetch(`/api/auth/${path}`, body ? { ...init, body: JSON.stringify(body) } : init);
    } catch {
      throw unreachable();
    }
  };

  const take = async (response: Response): Promise<Held> => {
    const { token, expiresAt, sessionExpiresAt, sendsMail, user } = (await response.json()) as Grant;
    const here = (instant: string) => goodUntil(instant, response.headers.get('Date'), now());
    const endsAt = sessionExpiresAt === undefined ? held?.endsAt : here(sessionExpiresAt);
    return { token, user, sendsMail, goodUntil: here(expiresAt), endsAt };
  };

  const fail = async (
    response: Response,
    fallback = 'No pudimos iniciar la sesión. Inténtalo de nuevo.',
  ): Promise<never> => {
    const body: unknown = await response.json().catch(() => undefined);
    throw httpError(response.status, body, fallback);
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

  /** A token that is good for a request now; nothing when nobody is logged in. */
  const token = async (): Promise<string | undefined> => {
    const isFresh = held && held.goodUntil - margin > now();
    return (isFresh ? held : await refresh())?.token;
  };

  const open = async (path: string, body: object, bearer?: string): Promise<SessionUser> => {
    const response = await post(path, body, bearer);
    const next = response.ok ? await take(response) : await fail(response);
    hold(next);
    return next.user;
  };

  const byMail = async (path: string, body: object): Promise<Response> => {
    const response = await post(`password/${path}`, body);
    return response.ok ? response : fail(response, 'Algo salió mal. Inténtalo de nuevo.');
  };

  return {
    user: (): SessionUser | undefined => held?.user,
    /** Whether this installation sends mail. */
    sendsMail: (): boolean => held?.sendsMail ?? false,
    goodUntil: (): number | undefined => held?.goodUntil,
    /** When one has to log in again, on this browser's clock. */
    endsAt: (): number | undefined => held?.endsAt,
    refresh,
    token,
    login: (credentials: { email: string; password: string }): Promise<SessionUser> =>
      open('login', credentials),
    /** Another password, also in the place of one that has expired; the session goes on with it. */
    changePassword: (change: { email: string; current: string; next: string }): Promise<SessionUser> =>
      open('password', change),
    /** Has a link mailed by which to choose another password, if there is such an account. */
    async askPasswordLink(email: string): Promise<void> {
      await byMail('forgotten', { email });
    },
    /** The e-mail of the account that a mailed link is for. */
    async openPasswordLink(token: string): Promise<string> {
      const { email } = (await (await byMail('link/open', { token })).json()) as { email: string };
      return email;
    },
    /** Chooses a password by a mailed link, and uses it up. */
    async choosePassword(choice: { token: string; next: string }): Promise<void> {
      await byMail('link', choice);
    },
    /** Goes on as somebody else, for an hour at most. */
    actAs: async (wish: { userId: string; reason: string }): Promise<SessionUser> =>
      open('act-as', wish, await token()),
    /** Goes on as oneself again. */
    endActing: async (): Promise<SessionUser> => open('act-as/end', {}, await token()),
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
