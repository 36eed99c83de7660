/** Rows that are walked by keyboard: ↑ and ↓ or j and k move, Enter opens, and who comes back finds the row again. */
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { lenientStorage } from '../providers/lenient-storage.ts';
import { type ReturnState } from './returnKeys.ts';

/** The state of the address that a row opens: Escape leads back from there. */
export const fromRow: ReturnState = { isFromRow: true };

const keptRow = (locationKey: string): string => `cotejo-row/${locationKey}`;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The row that takes the focus when somebody begins to walk. */
export const focusRows = (): void => document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * A page has one list of such rows.
 * @param ids of the rows, in the order on screen
 * @param open what Enter does on a row
 * @returns what each row is given, by its id
 */
export const useRowKeys = (ids: readonly string[], open: (id: string) => void) => {
  const { key: here } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [current, setCurrent] = useState<string>();
  const reached = current !== undefined && ids.includes(current) ? current : ids[0];
  const remember = (id: string): void => lenientStorage(sessionStorage).setItem(keptRow(here), id);

  const isRead = ids.length > 0;
  useEffect(() => {
    const kept = isBack && isRead ? sessionStorage.getItem(keptRow(here)) : null;
    if (kept === null) return;
    rows()
      .find(({ dataset }) => dataset['row'] === kept)
      ?.focus();
    // Once the rows are there: who has walked on since is not called back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRead]);

  const press = (event: KeyboardEvent<HTMLElement>, id: string): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      rows()[ids.indexOf(id) + step]?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      remember(id);
      open(id);
    }
  };

  return (id: string) => ({
    'data-row': id,
    tabIndex: id === reached ? 0 : -1,
    onFocus: () => setCurrent(id),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, id),
    // A link within the row is another way to open it.
    onClickCapture: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) remember(id);
    },
  });
};
