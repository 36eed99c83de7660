/** Keeps what is typed while the palette is on its way. */
import { useEffect, useRef } from 'react';
import { typedAfter } from './typedAhead.ts';

/** @returns the text so far, for the field once it is there */
export const useTypedAhead = (isOpen: boolean): (() => string) => {
  const text = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    text.current = '';
    const keep = (event: KeyboardEvent) => {
      const isThere = document.querySelector('[role="dialog"]') !== null;
      const after = isThere ? undefined : typedAfter(text.current, event);
      if (after === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      text.current = after;
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isOpen]);
  return () => text.current;
};
