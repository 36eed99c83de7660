/** Whether keys without Ctrl are shortcuts for who is logged in. */
import { usePreference } from '../workspace/index.ts';

/** @returns whether they are, how to turn them on and off, and whether what was chosen is still being read */
export const useSingleKeys = () => usePreference<boolean>('shortcuts.singleKeys', true);
