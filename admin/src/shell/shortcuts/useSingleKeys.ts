/** Whether keys without Ctrl are shortcuts for who is logged in. */
import { usePreference } from '../../workspace/index.ts';

/** @returns whether they are, and how to turn them on and off; they are not before it is known that they may be */
export const useSingleKeys = (): readonly [boolean, (areOn: boolean) => void] => {
  const [areOn, set, isKnown] = usePreference<boolean>('shortcuts.singleKeys', true);
  return [areOn && isKnown, set];
};
