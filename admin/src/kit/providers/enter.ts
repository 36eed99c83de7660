/** Logging in with what was typed. */
import { type Session } from './session.ts';

/** With `next`, another password is chosen on the way in: the present one has expired. */
export type Credentials = { readonly email: string; readonly password: string; readonly next?: string };

export const enter = (
  session: Pick<Session, 'login' | 'changePassword'>,
  { email, password, next }: Credentials,
) =>
  next === undefined
    ? session.login({ email, password })
    : session.changePassword({ email, current: password, next });
