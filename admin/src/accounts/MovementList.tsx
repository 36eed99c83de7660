/** Movements of all accounts that one sees, with what those of the filter come to. */
import { useQuery } from '@tanstack/react-query';
import { Box } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { type AccountCurrency, type AccountRecord, type ShownMovement } from '@cotejo/core/accounts';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledMoney } from '@cotejo/core/kit/money';
import { type FilterChoice } from '../kit/list/ListConfig.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { httpClient } from '../kit/providers/tab.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { movements } from './movements.tsx';
import { TotalsTable } from './TotalsTable.tsx';

type Total = { currency: AccountCurrency; typeId: number; count: number; amount: number };

/** The country whose spelling of amounts belongs to a currency. */
const spelledIn: Readonly<Record<AccountCurrency, CountryCode>> = {
  PEN: 'PE',
  CLP: 'CL',
  COP: 'CO',
  USD: 'INT',
};

const Totals = () => {
  const list = useListContext<ShownMovement>();
  const filter = JSON.stringify(list.filterValues as object);
  const { data, error, refetch } = useQuery<readonly Total[]>({
    // Read again when the list has more or fewer rows.
    queryKey: ['movements', 'totals', filter, list.total],
    queryFn: async ({ signal }) =>
      (await httpClient(`/api/console/movements/totals?${new URLSearchParams({ filter })}`, { signal }))
        .json as readonly Total[],
    placeholderData: (before) => before,
  });
  if (error) return <ReadError title="No se pudieron leer los totales" error={error} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  const currencies = [...new Set(data.map(({ currency }) => currency))];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(340px, 1fr))' },
      }}
    >
      {currencies.map((currency) => (
        <Panel key={currency} title={`Totales en ${currency}`}>
          <TotalsTable
            label={`Totales en ${currency}`}
            totals={data.filter((one) => one.currency === currency)}
            money={(amount) => spelledMoney(amount, currency, spelledIn[currency])}
          />
        </Panel>
      ))}
    </Box>
  );
};

const all = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'executiveName', order: 'ASC' },
} as const;

/** Executives whose accounts one sees. */
const useAccounts = (): readonly FilterChoice[] => {
  const { data = [] } = useGetList<AccountRecord>('accounts', all, { onError: () => undefined });
  return data.map(({ id, executiveName }) => ({ id, name: executiveName ?? id }));
};

const config = {
  ...movements,
  filters: [{ source: 'accountId', useChoices: useAccounts }, ...movements.filters],
};

export const MovementList = () => <RecordList config={config} below={<Totals />} />;
