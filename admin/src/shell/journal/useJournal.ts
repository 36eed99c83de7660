/** The journal of this tab as a screen sees it. */
import { useEffect, useSyncExternalStore } from 'react';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { journal } from '../../kit/providers/tab.ts';

export const useJournal = () => {
  const all = useSyncExternalStore(journal.subscribe, journal.entries);
  const me = useConsoleIdentity()?.id;
  const entries = all.filter(({ by }) => by === me);
  return { entries, open: entries.filter(({ status }) => status === 'pending' || status === 'unknown') };
};

/** Asks before the tab is closed while a command is on its way. */
export const useLeaveWarning = (): void => {
  const { entries } = useJournal();
  const isPending = entries.some(({ status }) => status === 'pending');
  useEffect(() => {
    if (!isPending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isPending]);
};
