/** Logging out because a person asks for it: on the server too, or not at all. */
import { useLogout, useNotify } from 'react-admin';
import { tabs } from './other-tabs.ts';
import { type LogoutRequest } from '../providers/auth-provider.ts';
import { journal } from '../providers/tab.ts';

/** @param again whether it is only to log in again, and to come back to this page */
export const useAskedLogout = ({ again = false } = {}): (() => void) => {
  const logout = useLogout();
  const notify = useNotify();
  const request: LogoutRequest = { asked: true, again };
  return () =>
    void logout(request, '/login', false).then(
      () => {
        journal.forget();
        tabs.tellLogout();
      },
      () => notify('cotejo.logoutFailed', { type: 'error' }),
    );
};
