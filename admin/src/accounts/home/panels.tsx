/** The panels of accounts on the start page: an executive's own account, and what waits in those of all. */
import { rights } from '@cotejo/core/reference/rights';
import { type HomePanel } from '../../kit/context.ts';
import { CountsPanel, type ListNumber } from '../../kit/home/CountsPanel.tsx';
import { lazyPage } from '../../kit/page/lazyPage.ts';

const OwnAccount = lazyPage(async () => (await import('./OwnAccount.tsx')).OwnAccount);

const waiting: readonly ListNumber[] = [
  { label: 'Bajo el mínimo', resource: 'accounts', filter: { isLow: 'true' }, isUrgent: true },
  { label: 'Abonos por asignar', resource: 'bank-lines', filter: { status: 'waiting' } },
  { label: 'Cobros en espera', resource: 'waiting-charges', filter: {} },
];

const Waiting = () => <CountsPanel title="Cuentas de ejecutivos" numbers={waiting} />;

const deposits: HomePanel['isFor'] = ({ permissions }) => permissions.includes('accounts:deposit');
const hasOne: HomePanel['isFor'] = ({ roles }) =>
  roles.some((role) => rights[role].scope === 'own' && rights[role].permissions.includes('accounts:read'));

export const accountPanels: readonly HomePanel[] = [
  { name: 'accounts to look after', column: 'main', isFor: deposits, Panel: Waiting },
  { name: 'own account', column: 'side', isFor: hasOne, Panel: OwnAccount },
];
