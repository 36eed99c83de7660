/** Where a held card goes: to the column beneath the mouse or the finger, and not to one that the card happens to cover. */
import { type RefObject, useEffect, useRef, useState } from 'react';

type Point = { readonly x: number; readonly y: number };

/** How near to a side of the board it scrolls, in pixels, and how far in a frame at most. */
const [near, fastest] = [80, 16];

/** How far to scroll, from one side or to the other. */
const stepAt = (at: number, from: number, to: number): number => {
  const before = Math.max(0, near - (at - from));
  const after = Math.max(0, near - (to - at));
  return (Math.min(1, after / near) - Math.min(1, before / near)) * fastest;
};

const statusAt = ({ x, y }: Point): number | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const id = element.closest('[data-rfd-droppable-id]')?.getAttribute('data-rfd-droppable-id');
    if (id) return Number(id);
  }
  return undefined;
};

const pointOf = (event: MouseEvent | TouchEvent): Point | undefined => {
  const { clientX, clientY } = 'touches' in event ? (event.touches[0] ?? {}) : event;
  return clientX === undefined || clientY === undefined ? undefined : { x: clientX, y: clientY };
};

/**
 * Follows the pointer while a card is held, and scrolls the board where it comes near to a side.
 * @param home the status of the held card; nothing while none is held
 * @returns the status that it would be dropped at, as it is shown and as it is at this moment; none outside of the columns
 */
export const usePointedColumn = (home: number | undefined, board: RefObject<HTMLElement | null>) => {
  const now = useRef<number>(undefined);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    if (home === undefined) return;
    let point: Point | undefined;
    let frame = 0;
    const show = (status: number | undefined): void => {
      now.current = status;
      setShown(status);
    };
    const follow = (): void => {
      if (point) {
        const { left, right, top, bottom } = board.current!.getBoundingClientRect();
        board.current!.scrollBy(stepAt(point.x, left, right), stepAt(point.y, top, bottom));
        show(statusAt(point));
      }
      frame = requestAnimationFrame(follow);
    };
    const moved = (event: MouseEvent | TouchEvent): void => {
      point = pointOf(event);
      if (point) now.current = statusAt(point);
    };
    const moves = ['mousemove', 'touchmove'] as const;
    const ends = ['mouseup', 'touchend', 'touchcancel'] as const;
    // What counts is where it was let go: while the card flies to its place, the pointer and the board may move on.
    const letGo = (): void => {
      cancelAnimationFrame(frame);
      for (const name of moves) window.removeEventListener(name, moved, { capture: true });
      for (const name of ends) window.removeEventListener(name, letGo, { capture: true });
    };

    show(home);
    follow();
    for (const name of moves) window.addEventListener(name, moved, { capture: true, passive: true });
    for (const name of ends) window.addEventListener(name, letGo, { capture: true });
    return () => {
      letGo();
      show(undefined);
    };
  }, [home, board]);

  return { shown, now };
};
