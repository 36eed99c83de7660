/** The panels of collective insurance on the start page: what waits for the house, and how a company stands. */
import { type HomePanel } from '../../kit/context.ts';
import { CountsPanel, type ListNumber } from '../../kit/home/CountsPanel.tsx';
import { lazyPage } from '../../kit/page/lazyPage.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';

const CuttingDaysPanel = lazyPage(async () => (await import('./CuttingDaysPanel.tsx')).CuttingDaysPanel);

const coverages = (name: string, filter: ListNumber['filter']): ListNumber => ({
  label: `resources.policy-employees.home.${name}`,
  resource: 'policy-employees',
  filter,
});
const queued = (name: string, filter: ListNumber['filter'], isUrgent = false): ListNumber => ({
  ...coverages(name, { waiting: true, ...filter }),
  page: '/policy-employees/por-responder',
  isUrgent,
});

const turning18: ListNumber = {
  label: 'resources.insured-people.turning18',
  resource: 'insured-people',
  filter: { turning18: 'true' },
};

const waiting: readonly ListNumber[] = [
  queued('late', { late: 'true' }, true),
  queued('activations', { status: 'PROCESS_ACTIVATION' }),
  queued('cancellations', { status: 'PROCESS_CANCELLATION' }),
  queued('incomplete', { status: 'PENDING' }),
  turning18,
];

const own: readonly ListNumber[] = [
  coverages('active', { status: 'ACTIVE' }),
  coverages('activations', { status: 'PROCESS_ACTIVATION' }),
  coverages('cancellations', { status: 'PROCESS_CANCELLATION' }),
  coverages('incomplete', { status: 'PENDING' }),
  coverages('declined', { status: 'DECLINED' }),
];

const uninsured: ListNumber = {
  label: 'resources.insured-people.uninsured',
  resource: 'insured-people',
  filter: { uninsured: 'true', isHolder: 'true' },
};
const policies: ListNumber = {
  label: 'Pólizas',
  resource: 'policies',
  filter: { status: 'known' },
};

const Waiting = () => <CountsPanel title="resources.policy-employees.home.waiting" numbers={waiting} />;

const OwnCompany = () => {
  const identity = useConsoleIdentity();
  const numbers = [
    ...own,
    turning18,
    ...(may(identity, 'employee:read-uninsured') ? [uninsured] : []),
    ...(may(identity, 'policy:read') ? [policies] : []),
  ];
  return <CountsPanel title="resources.policy-employees.home.own" numbers={numbers} />;
};

const answers: HomePanel['isFor'] = ({ permissions }) =>
  permissions.includes('policy-employee:activation-accept');
const onlyAsks: HomePanel['isFor'] = (viewer) =>
  viewer.permissions.includes('employee:read') && !answers(viewer);
const sees: HomePanel['isFor'] = ({ permissions }) => permissions.includes('employee:read');

export const collectivePanels: readonly HomePanel[] = [
  { name: 'coverages to answer', column: 'main', isFor: answers, Panel: Waiting },
  { name: 'coverages of a company', column: 'main', isFor: onlyAsks, Panel: OwnCompany },
  { name: 'next cutting days', column: 'side', isFor: sees, Panel: CuttingDaysPanel },
];
