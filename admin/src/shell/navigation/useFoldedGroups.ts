/** Which groups of the navigation somebody has folded up, on whatever machine. */
import { usePreference } from '../../workspace/index.ts';

const none: readonly string[] = [];

export const useFoldedGroups = () => {
  const [kept, keep] = usePreference<readonly string[]>('navigation.folded', none);
  const folded = Array.isArray(kept) ? (kept as readonly string[]) : none;
  return {
    isFolded: (group: string): boolean => folded.includes(group),
    toggle: (group: string): void =>
      keep(folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group]),
  };
};
