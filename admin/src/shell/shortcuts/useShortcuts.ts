/** Listens for shortcuts on the whole page. */
import { useEffect, useRef } from 'react';
import { type Pending, shortcutOf } from './shortcut.ts';

/** Nothing is typed into a checkbox: who has just selected a row goes on with the keys. */
const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';
const modal = '[role="dialog"], [role="menu"], [role="listbox"]';

const pressOf = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, areSingleKeysOn: boolean) => ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isTyping: target instanceof Element && target.closest(typing) !== null,
  isModal: document.querySelector(modal) !== null,
  areSingleKeysOn,
});

type Actions = Readonly<Record<string, (() => void) | undefined>>;

/** @param actions what each shortcut does, by its name: `palette`, `?`, `g l` */
export const useShortcuts = (actions: Actions, areSingleKeysOn: boolean): void => {
  const latest = useRef({ actions, areSingleKeysOn });
  useEffect(() => {
    latest.current = { actions, areSingleKeysOn };
  });
  useEffect(() => {
    let pending: Pending;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const press = pressOf(event, latest.current.areSingleKeysOn);
      const meant = shortcutOf(press, pending, event.timeStamp);
      pending = meant.pending;
      const act = meant.shortcut === undefined ? undefined : latest.current.actions[meant.shortcut];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
