/** An element that is drawn anew elsewhere keeps the focus: a moved card's button, or the heading of a column that is folded. */
import { useEffect, useRef } from 'react';

export const moveButtonId = (leadId: string): string => `move-${leadId}`;
export const columnButtonId = (statusId: number): string => `column-${statusId}`;

/** @returns names the element that the focus stays on, until the person goes elsewhere */
export const useFollowingFocus = (): ((elementId: string) => void) => {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const leave = () => (followed.current = undefined);
    window.addEventListener('pointerdown', leave, { capture: true });
    return () => window.removeEventListener('pointerdown', leave, { capture: true });
  }, []);
  // After every drawing: each may have taken the element away, or brought it back.
  useEffect(() => {
    const id = followed.current;
    if (id === undefined) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) document.getElementById(id)?.focus();
    else if (activeElement.id !== id && !activeElement.closest('[role=dialog], [role=menu]'))
      followed.current = undefined;
  });
  return (elementId) => {
    followed.current = elementId;
  };
};
