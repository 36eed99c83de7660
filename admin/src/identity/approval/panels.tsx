/** The start page's number of users who wait for an approval, with the list of them. */
import { type HomePanel } from '../../kit/context.ts';
import { CountsPanel, type ListNumber } from '../../kit/home/CountsPanel.tsx';

const waiting: readonly ListNumber[] = [
  { label: 'Por aprobar', resource: 'users', filter: { waiting: 'true' } },
];

const Waiting = () => <CountsPanel title="Usuarios" numbers={waiting} />;

const approves: HomePanel['isFor'] = ({ permissions }) => permissions.includes('users:approve');

export const approvalPanels: readonly HomePanel[] = [
  { name: 'users to approve', column: 'main', isFor: approves, Panel: Waiting },
];
