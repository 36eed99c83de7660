/** The panels of collective insurance on the start page: what waits for the house, and how a company stands. */
import { type HomePanel } from '../../kit/context.ts';
import { CountsPanel, type ListNumber } from '../../kit/home/CountsPanel.tsx';
import { lazyPage } from '../../kit/page/lazyPage.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';

const CuttingDaysPanel = lazyPage(async () => (await import('./CuttingDaysPanel.tsx')).CuttingDaysPanel);

const coverages = (label: string, filter: ListNumber['filter']): ListNumber => ({
  label,
  resource: 'policy-employees',
  filter,
});
const queued = (label: string, filter: ListNumber['filter'], isUrgent = false): ListNumber => ({
  ...coverages(label, { waiting: true, ...filter }),
  page: '/policy-employees/por-responder',
  isUrgent,
});

const turning18: ListNumber = {
  label: 'Cumplen 18 en 60 días',
  resource: 'insured-people',
  filter: { turning18: 'true' },
};

const waiting: readonly ListNumber[] = [
  queued('Atrasadas', { late: 'true' }, true),
  queued('Altas en proceso', { status: 'PROCESS_ACTIVATION' }),
  queued('Bajas en proceso', { status: 'PROCESS_CANCELLATION' }),
  queued('Altas a las que les faltan datos', { status: 'PENDING' }),
  turning18,
];

const own: readonly ListNumber[] = [
  coverages('Coberturas vigentes', { status: 'ACTIVE' }),
  coverages('Altas en proceso', { status: 'PROCESS_ACTIVATION' }),
  coverages('Bajas en proceso', { status: 'PROCESS_CANCELLATION' }),
  coverages('Altas a las que les faltan datos', { status: 'PENDING' }),
  coverages('Altas rechazadas', { status: 'DECLINED' }),
];

const uninsured: ListNumber = {
  label: 'Empleados sin seguro',
  resource: 'insured-people',
  filter: { uninsured: 'true', isHolder: 'true' },
};
const policies: ListNumber = { label: 'Pólizas', resource: 'policies', filter: { status: 'known' } };

const Waiting = () => <CountsPanel title="Activaciones y bajas por responder" numbers={waiting} />;

const OwnCompany = () => {
  const identity = useConsoleIdentity();
  const numbers = [
    ...own,
    turning18,
    ...(may(identity, 'employee:read-uninsured') ? [uninsured] : []),
    ...(may(identity, 'policy:read') ? [policies] : []),
  ];
  return <CountsPanel title="Tu empresa" numbers={numbers} />;
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
