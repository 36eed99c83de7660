/** Keys of the audit: into its rows, and back from the page that a row has opened. */
import { useLocation } from 'react-router-dom';
import { type PagePalette, type PaletteSource } from '../kit/context.ts';
import { useReturnKeys } from '../kit/list/returnKeys.ts';
import { focusRows } from '../kit/list/useRowKeys.ts';

const intoRows = { j: focusRows, k: focusRows, arrowdown: focusRows };

const usePagePalette = (): PagePalette => {
  const { pathname } = useLocation();
  const back = useReturnKeys();
  return { options: [], keys: pathname === '/auditoria' ? intoRows : back };
};

export const auditPalette: PaletteSource = {
  usePagePalette,
  shortcuts: [
    { keys: 'j k', label: 'Recorrer las filas de la auditoría' },
    { keys: 'Enter', label: 'Abrir el registro en ese momento (en una fila de la auditoría)' },
    { keys: 'u Esc', label: 'Volver a la fila de la auditoría' },
  ],
};
