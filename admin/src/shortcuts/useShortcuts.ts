/** Listens for shortcuts on the whole page. */
import { useEffect, useRef } from 'react';
import { type Pending, shortcutOf } from './shortcut.ts';

const typing = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(typing) !== null) ||
  document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

/** @param actions what each shortcut does, by its name: `palette`, `?`, `g l` */
export const useShortcuts = (actions: Readonly<Record<string, (() => void) | undefined>>): void => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let pending: Pending;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const meant = shortcutOf(
        {
          key: event.key,
          ctrlKey: event.ctrlKey,
          metaKey: event.metaKey,
          altKey: event.altKey,
          isBusy: isBusy(event.target),
        },
        pending,
        event.timeStamp,
      );
      pending = meant.pending;
      const act = meant.shortcut === undefined ? undefined : latest.current[meant.shortcut];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
