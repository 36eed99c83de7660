/** News for a screen that reads what it shows again: with pauses, and not while a hand is on what they would move. */
import { useEffect, useRef } from 'react';
import { type Ids, startBrake } from './brake.ts';
import { useNews } from './live-context.ts';

/**
 * @param read reads again what is shown; its ids are those that changed
 * @param isHeld whether something of it is in the hand: it is read once it is let go
 * @returns what notices the hand: spread it on the element that holds what moves, if anything does
 */
export const useHeldNews = (resource: string, read: (ids: Ids) => unknown, isHeld = false) => {
  const brake = useRef<ReturnType<typeof startBrake>>(undefined);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const started = startBrake((ids) => latest.current(ids));
    brake.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => brake.current?.hold(isHeld), [isHeld]);
  useNews(resource, (ids) => brake.current?.tell(ids));

  const touch = () => brake.current?.touch();
  return { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch, onFocus: touch };
};
