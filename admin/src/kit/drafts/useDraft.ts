/** The value of a composer outside dialogs: the person is asked before it is left, and it is brought back for a day. */
import { useState } from 'react';
import { drafts } from '../providers/tab.ts';
import { isSame } from './changed.ts';
import { offeredToComposer } from './offered.ts';
import { useGuard } from './useGuard.ts';
import { useKept } from './useKept.ts';

/**
 * @param name of the composer and its record; nothing where nobody may write now: no draft is offered, and none is lost
 * @param began what it holds when nothing is typed
 * @param isSending whether it is on its way: what comes of it decides
 */
export const useDraft = <Value>(name: string | undefined, began: Value, isSending: boolean) => {
  const [restored, setRestored] = useState(() =>
    name === undefined ? undefined : offeredToComposer(drafts.read(name), began),
  );
  const [value, setValue] = useState(() => (restored ? (restored.value as Value) : began));
  const isHolding = !isSame(value, began);
  useGuard(name ?? '', name !== undefined && isHolding && !isSending, true);
  useKept({ name, value: isHolding ? value : undefined, isSending, restored: restored?.value });
  return {
    value,
    setValue,
    restored: isHolding ? restored : undefined,
    startAgain: () => {
      setValue(began);
      if (name !== undefined) drafts.keep(name, undefined);
      setRestored(undefined);
    },
  };
};
