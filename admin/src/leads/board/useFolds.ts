/** The folded columns, remembered for the whole board; statuses that were asked for start open. */
import { useState } from 'react';
import { usePreference } from '../../workspace/index.ts';
import { type BoardColumn, boardStatuses, type ByHand, isFolded, turned } from './boardModel.ts';

const untouched: ByHand = { opened: [], folded: [] };
const asked: ByHand = { opened: boardStatuses, folded: [] };

/** @param statuses the statuses that the filter asks for */
export const useFolds = (statuses: unknown) => {
  const isAskedFor = Array.isArray(statuses) && statuses.length > 0;
  const [kept, remember, isKnown] = usePreference<ByHand>('leads.board.columns', untouched);
  const [here, setHere] = useState(asked);
  const [byHand, set] = isAskedFor ? [here, setHere] : [kept, remember];
  return {
    isKnown,
    isFolded: (column: BoardColumn): boolean => isFolded(column, byHand),
    turn: (id: number, fold: boolean): void => set(turned(id, fold, byHand)),
  };
};
