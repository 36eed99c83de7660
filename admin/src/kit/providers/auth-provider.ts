/** Logging in and out, and who may open which page, for react-admin. */
import { type AuthProvider, type UserIdentity } from 'react-admin';
import { type Credentials, enter } from './enter.ts';
import { type Access, may } from './access.ts';
import { loginAddress, type LoginError, type Place } from './address.ts';
import { statusOf } from './http-error.ts';
import { type Session, type SessionUser } from './session.ts';

export type ConsoleIdentity = UserIdentity & SessionUser & { readonly fullName: string };

type Asked = { readonly resource: string; readonly action: string };
export type MayOpen = (user: Pick<SessionUser, 'permissions'> | undefined, asked: Asked) => boolean;

const pageActions: readonly unknown[] = ['list', 'show'];

/**
 * Whether somebody may open a resource's pages, or send a command to it (`assign` on leads: `leads:assign`).
 *
 * @param pages what the pages of each resource ask for; those of a resource that is not named open to nobody
 */
export const accessBy =
  (pages: Readonly<Record<string, Access>>): MayOpen =>
  (user, { resource, action }) => {
    const needed = pageActions.includes(action) ? pages[resource] : (`${resource}:${action}` as Access);
    return needed !== undefined && may(user, needed);
  };

/**
 * What `logout` is called with when a person asks for it; without it only this tab forgets. Who logs out only to log in
 * again comes back to where that happened.
 */
export type LogoutRequest = { readonly asked?: boolean; readonly again?: boolean };

export const createAuthProvider = (session: Session, place: () => Place, mayOpen: MayOpen): AuthProvider => {
  let hadSession = false;
  let lastReason: LoginError | undefined;
  const toLogin = (reason?: LoginError) => {
    lastReason = reason;
    return { redirectTo: loginAddress(place(), reason), message: false };
  };
  return {
    async login(credentials: Credentials) {
      await enter(session, credentials);
      hadSession = true;
    },
    /** @returns the login page's address; who did not ask to leave comes back to where that happened */
    async logout(request?: LogoutRequest) {
      if (!request?.asked) {
        session.forget();
        return loginAddress(place(), lastReason);
      }
      await session.logout();
      hadSession = false;
      return request.again ? loginAddress(place()) : '/login';
    },
    async checkAuth() {
      const token = await session.token().catch(() => {
        if (session.user()) return 'kept';
        // oxlint-disable-next-line typescript/only-throw-error -- react-admin's way to say where to go
        throw toLogin('unavailable');
      });
      // oxlint-disable-next-line typescript/only-throw-error -- react-admin's way to say where to go
      if (!token) throw toLogin(hadSession ? 'expired' : undefined);
      hadSession = true;
    },
    async checkError(error: unknown) {
      // A refused command (403) is no reason to lose the session.
      // oxlint-disable-next-line typescript/only-throw-error -- react-admin's way to say where to go
      if (statusOf(error) === 401) throw toLogin('expired');
    },
    async getIdentity(): Promise<ConsoleIdentity> {
      const user = session.user();
      if (!user) throw new Error('Nobody is logged in.');
      return { ...user, fullName: user.name };
    },
    /** Asked for as early as a page is: after a reload nobody is known until the session has been renewed. */
    async getPermissions() {
      if (!session.user()) await session.token().catch(() => undefined);
      return session.user()?.permissions ?? [];
    },
    canAccess: async ({ resource, action }) => mayOpen(session.user(), { resource, action }),
  };
};
