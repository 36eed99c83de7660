/**
 * Renews the token before it ends for whoever uses the console, logs out who does not, takes in who one is and what one may do
 * now, follows a logout in another tab, and lets other tabs know what one in this tab would lose.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { drafts, draftsOwner, session } from '../../kit/providers/tab.ts';
import { loginAddress } from '../../kit/providers/address.ts';
import { guards } from '../../kit/session/guards.ts';
import { tellOtherTabs } from '../../kit/session/held-elsewhere.ts';
import { followUse, lastUse } from '../../kit/session/last-use.ts';
import { tabs } from '../../kit/session/other-tabs.ts';

/** Before its end, so that no request has to wait for a new one; milliseconds. */
const lead = 45_000;
const shortestWait = 5_000;
/** Between looks at whether anybody is there; a computer that slept is asked as it wakes. */
const idleCheck = 5_000;

export const SessionWatch = () => {
  const logout = useLogout();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(timer);
      const until = session.goodUntil();
      if (until === undefined) return;
      const wait = Math.max(shortestWait, until - lead - Date.now());
      // A server that is away now is asked again in a moment.
      timer = setTimeout(() => void session.refresh().then(undefined, renew), wait);
    };
    const rights = () => session.user()?.permissions.join(' ');
    let known = rights();
    const knownId = session.user()?.id;
    const takeIn = () => {
      // Somebody else since: begun or ended in another tab. Nothing of the one before may stay on screen.
      const id = session.user()?.id;
      if (knownId !== undefined && id !== undefined && id !== knownId) return window.location.reload();
      if (session.user() && rights() !== known) void queries.invalidateQueries({ queryKey: ['auth'] });
      known = rights();
      renew();
    };
    renew();
    const stopListening = session.subscribe(takeIn);
    const stopFollowing = tabs.onLogout(({ forgotten }) => {
      void logout({}, '/login');
      if (forgotten !== undefined) drafts.forgetAll(forgotten);
    });
    const who = draftsOwner(session.user());
    const stopTelling =
      who !== undefined && 'locks' in navigator ? tellOtherTabs(guards, who, navigator.locks) : undefined;
    const stopNoting = followUse();
    const leaveIdle = async () => {
      if (Date.now() < lastUse.endsAt()) return;
      clearInterval(idling);
      // The cookie ends by itself where the server can't be told.
      await session.logout().catch(() => undefined);
      await logout({}, loginAddress(window.location, 'expired'));
    };
    const idling = setInterval(() => void leaveIdle(), idleCheck);
    return () => {
      clearTimeout(timer);
      stopListening();
      stopFollowing();
      stopTelling?.();
      stopNoting();
      clearInterval(idling);
    };
  }, [logout, queries]);
  return null;
};
