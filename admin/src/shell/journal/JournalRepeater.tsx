/** Sends commands with an unknown outcome again, to the letter, once the server can be reached: the journal and open dialogs learn what became of it. */
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../kit/live/live-context.ts';
import { lazyPart } from '../../kit/page/lazyPart.tsx';
import { journal } from '../../kit/providers/tab.ts';
import { type OneTimePassword } from './oneTimePassword.ts';
import { useAgain } from './useAgain.ts';

const OneTimePasswordDialog = lazyPart(
  async () => (await import('../../identity/index.ts')).OneTimePasswordDialog,
);

/** Milliseconds before each try, the last one from then on: a server that is down is not asked all the time. */
const pauses = [2_000, 5_000, 15_000, 60_000];

export const JournalRepeater = () => {
  const { isConnected } = useLive();
  const again = useAgain();
  const entries = useSyncExternalStore(journal.subscribe, journal.entries);
  const [told, setTold] = useState<OneTimePassword>();
  const [round, setRound] = useState(0);
  const tries = useRef(0);
  const heard = entries.filter(({ status, isHeard }) => status === 'unknown' && isHeard).length;
  const isDue = isConnected === true && entries.some(({ status }) => status === 'unknown');

  useEffect(() => void (tries.current = 0), [isConnected, heard]);

  const repeat = useEffectEvent(async () => {
    for (const entry of journal.repeatable(Date.now())) {
      // Another command may have taken its place while the one before was on its way.
      if (!journal.repeatable(Date.now()).includes(entry)) continue;
      const isAwaited = journal.isAwaited(entry.commandId);
      const answer = await again(entry);
      // The dialog that would have told the password is closed.
      if (answer?.oneTimePassword && !isAwaited)
        setTold({ name: String(answer.record.name ?? ''), password: answer.oneTimePassword });
    }
    setRound((before) => before + 1);
  });

  useEffect(() => {
    if (!isDue) return undefined;
    const pause = pauses[Math.min(tries.current, pauses.length - 1)];
    tries.current += 1;
    const timer = setTimeout(() => void repeat(), pause);
    return () => clearTimeout(timer);
  }, [isDue, heard, round]);

  return told && <OneTimePasswordDialog {...told} onClose={() => setTold(undefined)} />;
};
