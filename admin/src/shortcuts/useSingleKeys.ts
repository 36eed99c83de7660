/** Whether keys without Ctrl are shortcuts for who is logged in. */
import { usePreference } from '../workspace/index.ts';

export const useSingleKeys = (): readonly [boolean, (areOn: boolean) => void] => {
  const [areOn, set] = usePreference<boolean>('shortcuts.singleKeys', true);
  return [areOn, set];
};
