/** Income and spending of an account by month, as a chart and as a table whose months lead to their movements. */
import { type AccountRecord } from '@cotejo/core/accounts';
import { addDays, firstOfMonthAfter } from '@cotejo/core/kit/time';
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { MonthBars, shortMonth } from '../kit/charts/MonthBars.tsx';
import { listAddress } from '../kit/list/listAddress.ts';
import { httpClient } from '../kit/providers/tab.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { PanelLoading } from '../kit/ui/PanelLoading.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { moneyText } from './account.ts';

/** Amounts in minor units; what went out is negative. */
type Month = {
  readonly month: string;
  readonly income: number;
  readonly spent: number;
  readonly balance: number;
};

const movementsOf = ({ id }: AccountRecord, month: string): string => {
  const first = `${month}-01`;
  const filter = {
    accountId: id,
    effectiveOn_gte: first,
    effectiveOn_lte: addDays(firstOfMonthAfter(first, 1), -1),
  };
  return listAddress('/movements', filter);
};

/** The names of a month's amounts. */
const names = { income: 'Entró', spent: 'Salió', balance: 'Saldo al cierre' };

type OfAccount = { account: AccountRecord; months: readonly Month[] };

const MonthsTable = ({ account, months }: OfAccount) => {
  const money = (amount: number) => moneyText(amount, account);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Mes a mes">
      <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 1.5 }, whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Mes</TableCell>
            {Object.values(names).map((name) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.toReversed().map(({ month, income, spent, balance }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={movementsOf(account, month)}>
                  {shortMonth(month)}
                </Link>
              </TableCell>
              <TableCell align="right">{money(income)}</TableCell>
              <TableCell align="right">{money(spent)}</TableCell>
              <TableCell align="right">{money(balance)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const Drawing = ({ account, months }: OfAccount) => {
  // Both charts share one scale, so that their bars can be compared.
  const most = Math.max(...months.flatMap(({ income, spent }) => [income, -spent]));
  return (
    <>
      {(['income', 'spent'] as const).map((name) => (
        <MonthBars
          key={name}
          label={`${names[name]} por mes, hasta ${moneyText(Math.max(...months.map((month) => Math.abs(month[name]))), account)}`}
          parts={[{ name: names[name], color: name === 'income' ? 'success.main' : 'warning.main' }]}
          months={months.map((month) => ({ month: month.month, values: [Math.abs(month[name])] }))}
          highest={most}
          height={72}
        />
      ))}
    </>
  );
};

export const MonthsPanel = ({ account }: { account: AccountRecord }) => {
  const { data, error, isPending, refetch } = useQuery<readonly Month[]>({
    // Read again with each version of the account: something has moved.
    queryKey: ['accounts', 'months', account.id, account.version],
    queryFn: async ({ signal }) =>
      (await httpClient(`/api/console/accounts/${account.id}/months`, { signal })).json as Month[],
    placeholderData: (before) => before,
  });
  return (
    <Panel title="Mes a mes">
      {isPending && <PanelLoading />}
      {error && <ReadError title="No se pudieron leer los meses" error={error} onRetry={refetch} />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
          }}
        >
          <div>
            <Drawing account={account} months={data} />
          </div>
          <MonthsTable account={account} months={data} />
        </Box>
      )}
    </Panel>
  );
};
