/** Asks before a page, the tab or the session is left while a form or composer holds something. */
import { useEffect, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { lazyPart } from '../page/lazyPart.tsx';
import { guards } from '../session/guards.ts';

const loadDialog = async () => (await import('./LeaveDialog.tsx')).LeaveDialog;
const LeaveDialog = lazyPart(loadDialog);

/** Filters and tabs change the address of a page that stays; a session that is over can't be held. */
const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
  guards.isHeld() && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login';

export const LeaveGuard = () => {
  const isHeld = useSyncExternalStore(guards.subscribe, guards.isHeld);
  const asked = useSyncExternalStore(guards.subscribe, guards.asked);
  const blocker = useBlocker(isLeaving);

  useEffect(() => {
    if (blocker.state === 'blocked') guards.askToLeave(blocker.proceed, { onStay: blocker.reset });
  }, [blocker]);

  useEffect(() => {
    if (!isHeld) return undefined;
    // Without a connection, too, one is asked.
    loadDialog().catch(() => undefined);
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isHeld]);

  return (
    asked && (
      <LeaveDialog isKept={asked.isKept} lost={asked.lost} onLeave={asked.leave} onClose={asked.stay} />
    )
  );
};
