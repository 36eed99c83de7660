/** What a search button shows: that it is calculating, then for a moment that it has finished (spec, public side, section 4). */
import { useEffect, useRef, useState } from 'react';

/** Milliseconds (spec, public side, section 9). */
const finishedFor = 3_000;

export type SearchState = 'calculating' | 'finished' | undefined;

/** @param hasResult whether what was asked for came */
export const useSearchState = (isCalculating: boolean, hasResult: boolean): SearchState => {
  const [isFinished, setIsFinished] = useState(false);
  const wasCalculating = useRef(false);
  useEffect(() => {
    const hasFinished = wasCalculating.current && !isCalculating && hasResult;
    wasCalculating.current = isCalculating;
    setIsFinished(hasFinished);
    if (!hasFinished) return undefined;
    const timer = setTimeout(() => setIsFinished(false), finishedFor);
    return () => clearTimeout(timer);
  }, [isCalculating, hasResult]);
  if (isCalculating) return 'calculating';
  return isFinished ? 'finished' : undefined;
};
