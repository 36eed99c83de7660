/** Logging out because a person asks for it: on the server too, or not at all. */
import { useLogout, useNotify } from 'react-admin';
import { tabs } from './other-tabs.ts';
import { type LogoutRequest } from '../providers/auth-provider.ts';
import { guards } from './guards.ts';
import { drafts, draftsOwner, journal, session } from '../providers/tab.ts';

/** @param again whether it is only to log in again, and to come back to this page */
export const useAskedLogout = ({ again = false } = {}): (() => void) => {
  const logout = useLogout();
  const notify = useNotify();
  const request: LogoutRequest = { asked: true, again };
  const leave = () => {
    const who = draftsOwner(session.user());
    void logout(request, '/login', false).then(
      () => {
        journal.forget();
        if (who !== undefined && !again) drafts.forgetAll(who);
        tabs.tellLogout();
      },
      () => notify('cotejo.logoutFailed', { type: 'error' }),
    );
  };
  return () => guards.askToLeave(leave, { losesDrafts: !again });
};
