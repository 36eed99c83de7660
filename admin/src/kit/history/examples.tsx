/** Examples of the histories of records: their states, as data. */
import { httpError } from '../providers/http-error.ts';
import { type Examples } from '../../testing/example.ts';
import { HistoryItem, type Recorded } from './HistoryItem.tsx';
import { HistoryList } from './HistoryList.tsx';
import { HistoryRows } from './HistoryRows.tsx';

const row: Recorded = {
  id: '00000000-0000-4000-8000-000000000020',
  at: '2026-03-02T15:04:05.000Z',
  actor: { kind: 'user', id: '00000000-0000-4000-8000-000000000001', role: 'SUPERVISOR' },
  actorName: 'Rosa Quispe',
};
const bySystem: Recorded = {
  ...row,
  actor: { kind: 'system', automation: 'WhenLeadClosedThenChargeExecutive' },
};

const history = (
  <HistoryList<Recorded>
    title="Historial"
    errorTitle="No se pudo leer el historial"
    resource="company-history"
    filter={{}}
    sortedBy="at"
  >
    {(one) => <HistoryItem key={one.id} row={one} title="Aprobó la empresa" />}
  </HistoryList>
);

/** @param more what shows more of them; left out where the service answers with no more */
const rowsRead = (more?: () => void) => (
  <HistoryRows<Recorded>
    history={{
      rows: [row],
      total: 1_234,
      isPending: false,
      error: null,
      refetch: () => Promise.reject(new Error('is not asked for')),
      openedAt: undefined,
      more,
    }}
    title="Quién la vio"
    errorTitle="No se pudo leer quién la vio"
  >
    {(one) => <HistoryItem key={one.id} row={one} title="Abrió la página" />}
  </HistoryRows>
);

export const examples: Examples = {
  HistoryRows: {
    'some of them': rowsRead(() => undefined),
    'as many as are answered': rowsRead(),
  },
  HistoryItem: {
    'with words and how': (
      <ol>
        <HistoryItem
          row={row}
          title="Rechazó la empresa"
          note={'Falta el RUC.\nSe pidió por correo.'}
          how="desde un archivo"
        />
      </ol>
    ),
    'by the system, changing nothing': (
      <ol>
        <HistoryItem row={bySystem} title="Cobró la solicitud" isQuiet />
      </ol>
    ),
  },
  HistoryList: {
    'on its way': history,
    'with more than is shown': {
      element: history,
      reads: { getList: async () => ({ data: [row, { ...row, id: 'another' }] as never, total: 41 }) },
    },
    empty: { element: history, reads: { getList: async () => ({ data: [], total: 0 }) } },
    'not read': {
      element: history,
      reads: { getList: () => Promise.reject(httpError(400, undefined, 'La consulta no es válida.')) },
    },
  },
};
