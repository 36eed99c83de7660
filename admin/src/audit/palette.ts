/** Keys of the audit: into its rows, and back from the page that a row has opened. */
import { useLocation } from 'react-router-dom';
import { type PaletteHere, type PaletteSource } from '../kit/context.ts';
import { useReturnKeys } from '../kit/list/returnKeys.ts';
import { focusRows } from '../kit/list/useRowKeys.ts';

const intoRows = { j: focusRows, k: focusRows, arrowdown: focusRows };

const useHere = (): PaletteHere => {
  const { pathname } = useLocation();
  const back = useReturnKeys();
  return { options: [], keys: pathname === '/auditoria' ? intoRows : back };
};

export const auditPalette: PaletteSource = {
  useHere,
  shortcuts: [
    { keys: 'j k', label: 'cotejo.shortcuts.auditRows' },
    { keys: 'Enter', label: 'cotejo.shortcuts.auditOpen' },
    { keys: 'u Esc', label: 'cotejo.shortcuts.auditBack' },
  ],
};
