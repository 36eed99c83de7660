/** Income and spending of an account by month, as a chart and as a table whose months lead to their movements. */
import { addDays, firstOfMonthAfter } from '@cotejo/core/kit/time';
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { MonthBars, shortMonth } from '../kit/charts/MonthBars.tsx';
import { listAddress } from '../kit/list/listAddress.ts';
import { isWorthRetrying } from '../kit/providers/retry.ts';
import { httpClient } from '../kit/providers/tab.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { PanelLoading } from '../kit/ui/PanelLoading.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { type AccountRow, moneyText } from './account.ts';

/** Amounts in minor units; what went out is negative. */
type Month = {
  readonly month: string;
  readonly income: number;
  readonly spent: number;
  readonly balance: number;
};

const movementsOf = ({ id }: AccountRow, month: string): string => {
  const first = `${month}-01`;
  const filter = {
    accountId: id,
    effectiveOn_gte: first,
    effectiveOn_lte: addDays(firstOfMonthAfter(first, 1), -1),
  };
  return listAddress('/movements', filter);
};

type OfAccount = { account: AccountRow; months: readonly Month[] };

const MonthsTable = ({ account, months }: OfAccount) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.accounts.months.${key}`);
  const money = (amount: number) => moneyText(amount, account);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={say('title')}>
      <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 1.5 }, whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{say('month')}</TableCell>
            {['income', 'spent', 'balance'].map((name) => (
              <TableCell key={name} align="right">
                {say(name)}
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
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.accounts.months.${key}`);
  // Both charts share one scale, so that their bars can be compared.
  const most = Math.max(...months.flatMap(({ income, spent }) => [income, -spent]));
  return (
    <>
      {(['income', 'spent'] as const).map((name) => (
        <MonthBars
          key={name}
          label={translate('resources.accounts.months.drawn', {
            name: say(name),
            most: moneyText(Math.max(...months.map((month) => Math.abs(month[name]))), account),
          })}
          parts={[{ name: say(name), color: name === 'income' ? 'success.main' : 'warning.main' }]}
          months={months.map((month) => ({ month: month.month, values: [Math.abs(month[name])] }))}
          highest={most}
          height={72}
        />
      ))}
    </>
  );
};

export const MonthsPanel = ({ account }: { account: AccountRow }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.accounts.months.${key}`);
  const { data, error, isPending, refetch } = useQuery<readonly Month[]>({
    // Read again with each version of the account: something has moved.
    queryKey: ['accounts', 'months', account.id, account.version],
    queryFn: async ({ signal }) =>
      (await httpClient(`/api/console/accounts/${account.id}/months`, { signal })).json as Month[],
    retry: isWorthRetrying,
    placeholderData: (before) => before,
  });
  return (
    <Panel title={say('title')}>
      {isPending && <PanelLoading />}
      {error && <ReadError title={say('unread')} error={error} onRetry={refetch} />}
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
