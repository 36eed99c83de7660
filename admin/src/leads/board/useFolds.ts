/** Which columns are folded up: remembered for the whole board; statuses that were asked for start open. */
import { useState } from 'react';
import { usePreference } from '../../workspace/index.ts';
import { foldedAtFirst } from './boardModel.ts';

/** @param statuses the statuses that the filter asks for */
export const useFolds = (statuses: unknown) => {
  const isAskedFor = Array.isArray(statuses) && statuses.length > 0;
  const [kept, remember] = usePreference<readonly number[]>('leads.board.folded', foldedAtFirst);
  const remembered = Array.isArray(kept) ? kept : foldedAtFirst;
  const [here, setHere] = useState<readonly number[]>([]);
  const [folded, fold] = isAskedFor ? [here, setHere] : [remembered, remember];
  return {
    isFolded: (id: number): boolean => folded.includes(id),
    toggle: (id: number): void =>
      fold(folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id]),
  };
};
