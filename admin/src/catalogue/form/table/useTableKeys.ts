/** A table that is edited goes on by keys, as a spreadsheet: Enter begins a row beneath, the arrows lead up and down. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

type Cell = { readonly row: number; readonly column: string };

const cellOf = (target: EventTarget, path: string): Cell | undefined => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined;
  const [row, column] = target.name.startsWith(`${path}.`)
    ? target.name.slice(path.length + 1).split('.')
    : [];
  return row === undefined || column === undefined ? undefined : { row: Number(row), column };
};

/**
 * @param path of the list in the form
 * @param insert begins a row at a place
 * @returns how to listen, and how to go to a cell that is still to come
 */
export const useTableKeys = (
  table: RefObject<HTMLElement | null>,
  path: string,
  insert: (place: number) => void,
) => {
  const wanted = useRef<string>(undefined);
  const focus = (name: string): boolean => {
    const cell = table.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    cell?.focus();
    if (cell instanceof HTMLInputElement) cell.select();
    return cell !== null && cell !== undefined;
  };
  // A row that has just been begun is drawn first.
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined;
  });
  const goTo = (row: number, column: string): void => {
    wanted.current = `${path}.${row}.${column}`;
  };
  const onKeyDown = (event: KeyboardEvent, first: string): void => {
    const cell = cellOf(event.target, path);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const isText = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter') {
      event.preventDefault();
      goTo(cell.row + 1, first);
      insert(cell.row + 1);
    } else if (isText && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const row = cell.row + (event.key === 'ArrowDown' ? 1 : -1);
      if (focus(`${path}.${row}.${cell.column}`)) event.preventDefault();
    }
  };
  return { onKeyDown, goTo, cellOf: (target: EventTarget) => cellOf(target, path) };
};
