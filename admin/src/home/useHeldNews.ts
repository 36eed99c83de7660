/** News that wait while somebody's hand is on what they would move. */
import { useCallback, useEffect, useRef } from 'react';
import { useNews } from '../live/live-context.ts';
import { waitFor } from './heldNews.ts';

/**
 * @param refresh reads again what is shown
 * @returns what notices the hand: spread it on the element that holds what moves
 */
export const useHeldNews = (resource: string, refresh: () => void) => {
  const moments = useRef({ touched: -Infinity, refreshed: -Infinity });
  const isWaiting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback(() => {
    if (!isWaiting.current) return;
    clearTimeout(timer.current);
    const wait = waitFor(moments.current, performance.now());
    if (wait > 0) {
      timer.current = setTimeout(settle, wait);
      return;
    }
    isWaiting.current = false;
    moments.current.refreshed = performance.now();
    latest.current();
  }, []);

  useNews(resource, () => {
    isWaiting.current = true;
    settle();
  });

  const touch = () => {
    moments.current.touched = performance.now();
  };
  return { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch, onFocus: touch };
};
