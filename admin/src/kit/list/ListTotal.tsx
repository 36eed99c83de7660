/** How many records the filters leave; beyond what is worth counting, that there are more. */
import { useListContext } from 'react-admin';
import { useIsAtLeast } from './useIsAtLeast.ts';
import { useWords } from '../useWords.ts';

export const ListTotal = ({ resource }: { resource: string }) => {
  const words = useWords(resource);
  const { total, isPending } = useListContext();
  const isAtLeast = useIsAtLeast();
  if (isPending || total === undefined) return null;
  return isAtLeast ? words.atLeast(total) : words.counted(total);
};
