/** The panel of loads on the start page. */
import { bulkLoadStatuses } from '@cotejo/core/reference/collective-statuses';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { type HomePanel } from '../kit/context.ts';
import { CountsPanel, type ListNumber } from '../kit/home/CountsPanel.tsx';

const loads = (status: string, isUrgent = false): ListNumber => ({
  label: nameIn(bulkLoadStatuses, status),
  resource: 'employee-loads',
  filter: { status },
  isUrgent,
});
const numbers = [loads('IN_PROGRESS'), loads('FAIL', true)];

const Loads = () => <CountsPanel title="Cargas masivas" numbers={numbers} />;

export const loadPanels: readonly HomePanel[] = [
  {
    name: 'loads',
    column: 'main',
    isFor: ({ permissions }) => permissions.includes('employee:bulk-load-read'),
    Panel: Loads,
  },
];
