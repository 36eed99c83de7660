/** Examples of the start page's pieces: their states, as data. */
import { httpError } from '../providers/http-error.ts';
import { type Examples } from '../../testing/example.ts';
import { CountsPanel, type ListNumber } from './CountsPanel.tsx';

const numbers: readonly ListNumber[] = [
  {
    label: 'Revisión',
    resource: 'companies',
    filter: { approval: 'PENDING' },
    isUrgent: true,
  },
  { label: 'Todas las empresas', resource: 'companies', filter: {} },
];
const panel = <CountsPanel title="Todas las empresas" numbers={numbers} />;

export const examples: Examples = {
  CountsPanel: {
    'on its way': panel,
    counted: { element: panel, reads: { count: async () => ({ total: 1204, atLeast: false }) } },
    'more than is counted': {
      element: panel,
      reads: { count: async () => ({ total: 10_000, atLeast: true }) },
    },
    'not counted': {
      element: panel,
      reads: { count: () => Promise.reject(httpError(400, undefined, 'La consulta no es válida.')) },
    },
  },
};
