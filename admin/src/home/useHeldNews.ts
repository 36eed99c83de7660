/** News that wait while somebody's hand is on what they would move. */
import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import { useNews } from '../live/live-context.ts';

/** How often it is read again at most, however much happens; milliseconds. */
const shortestPause = 3_000;

/**
 * @param refresh reads again what is shown
 * @returns what tells of the hand: spread it on the element that holds what moves
 */
export const useHeldNews = (resource: string, refresh: () => void) => {
  const hands = useRef({ pointer: false, focus: false });
  const isWaiting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback(() => {
    const { pointer, focus } = hands.current;
    if (!isWaiting.current || pointer || focus || timer.current) return;
    isWaiting.current = false;
    latest.current();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      settle();
    }, shortestPause);
  }, []);

  useNews(resource, () => {
    isWaiting.current = true;
    settle();
  });

  const hold = (hand: 'pointer' | 'focus', isHeld: boolean) => {
    hands.current[hand] = isHeld;
    settle();
  };
  return {
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      hold('focus', relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
};
