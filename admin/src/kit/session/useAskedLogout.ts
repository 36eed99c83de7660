/** Logging out because a person asks for it: on the server too, or not at all. */
import { useLogout, useNotify } from 'react-admin';
import { tabs } from './other-tabs.ts';
import { type LogoutRequest } from '../providers/auth-provider.ts';
import { guards } from './guards.ts';
import { isHeldElsewhere } from './held-elsewhere.ts';
import { drafts, draftsOwner, journal, leaverOf, session } from '../providers/tab.ts';

/** @param again for one that is only to log in again, and to come back to this page: drafts stay */
export const useAskedLogout = ({ again = false } = {}): (() => void) => {
  const logout = useLogout();
  const notify = useNotify();
  const request: LogoutRequest = { asked: true, again };
  const leave = () => {
    const leaver = leaverOf(session.user());
    void logout(request, '/login', false).then(
      () => {
        const forgotten = again ? undefined : leaver;
        journal.forget();
        if (forgotten !== undefined) drafts.forgetAll(forgotten);
        tabs.tellLogout({ forgotten });
      },
      () =>
        notify('No se pudo cerrar la sesión en el servidor. Revisa tu conexión e inténtalo de nuevo.', {
          type: 'error',
        }),
    );
  };
  const ask = async () => {
    const who = draftsOwner(session.user());
    const isElsewhere =
      who !== undefined && 'locks' in navigator && (await isHeldElsewhere(guards, who, navigator.locks));
    const staysKept = again && !isElsewhere;
    const leaver = again ? undefined : leaverOf(session.user());
    const lost = {
      drafts: leaver === undefined ? 0 : drafts.count(leaver),
      isHere: guards.isUnkept(),
      isElsewhere,
    };
    guards.askToLeave(leave, staysKept ? {} : { lost });
  };
  return () => void ask();
};
