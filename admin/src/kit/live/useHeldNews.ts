/** News for a screen that reads what it shows again: with pauses, and not while a hand is on what they would move. */
import { useEffect, useRef } from 'react';
import { type Ids, startThrottle } from './throttle.ts';
import { useNews } from './live-context.ts';

/**
 * @param read reads again what is shown; its ids are those that changed
 * @param isHeld whether something of it is in the hand: it is read once it is let go
 * @returns what notices the hand: spread it on the element that holds what moves, if anything does
 */
export const useHeldNews = (resource: string, read: (ids: Ids) => unknown, isHeld = false) => {
  const throttle = useRef<ReturnType<typeof startThrottle>>(undefined);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const started = startThrottle((ids) => latest.current(ids));
    throttle.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => throttle.current?.hold(isHeld), [isHeld]);
  useNews(resource, (ids) => throttle.current?.tell(ids));

  const touch = () => throttle.current?.touch();
  return { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch, onFocus: touch };
};
