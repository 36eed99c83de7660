/** The statement of an account: the balance before and after some days, and what moved in them, also as a PDF. */
import { type Statement, type AccountRecord } from '@cotejo/core/accounts';
import { dayInZone, spelledDay } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { useQuery } from '@tanstack/react-query';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { SaveFileButton } from '../kit/files/SaveFileButton.tsx';
import { failureOf } from '../kit/providers/failure.ts';
import { httpClient } from '../kit/providers/tab.ts';
import { Panel } from '../kit/ui/Panel.tsx';
import { PanelLoading } from '../kit/ui/PanelLoading.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { moneyText } from './account.ts';
import { TotalsTable } from './TotalsTable.tsx';

const names = { from: 'Desde', to: 'Hasta' };
const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' } as const;

export const StatementPanel = ({ account }: { account: AccountRecord }) => {
  const [days, setDays] = useState(() => {
    const to = dayInZone(new Date(), countryOf(account.country).timeZone);
    return { from: `${to.slice(0, 7)}-01`, to };
  });
  const isPeriod = days.from !== '' && days.to !== '';
  const address = `/api/console/accounts/${account.id}/statement`;
  const query = new URLSearchParams(days).toString();
  const { data, error, isPending, refetch } = useQuery<Statement>({
    // Read again with each version of the account: something has moved.
    queryKey: ['accounts', 'statement', account.id, account.version, query],
    queryFn: async ({ signal }) => (await httpClient(`${address}?${query}`, { signal })).json as Statement,
    enabled: isPeriod,
    placeholderData: (before) => before,
  });
  const failure = error ? failureOf(error) : undefined;
  const wrong = failure?.kind === 'fields' ? failure.errors : {};
  const money = (amount: number) => moneyText(amount, account);
  const dayField = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={names[name]}
      value={days[name]}
      onChange={({ target }) => setDays({ ...days, [name]: target.value })}
      error={wrong[name] !== undefined}
      helperText={wrong[name]}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Panel title="Estado de cuenta">
      <Box sx={{ ...row, mb: 1.5 }} role="group" aria-label="Días del estado de cuenta">
        {dayField('from')}
        {dayField('to')}
        {isPeriod && !error && (
          <SaveFileButton
            address={`${address}.pdf?${query}`}
            name={`Estado de cuenta de ${account.executiveName ?? account.id}, ${days.from} a ${days.to}.pdf`}
            label="Descargar PDF"
          />
        )}
      </Box>
      {isPeriod && isPending && <PanelLoading />}
      {error && failure?.kind !== 'fields' && (
        <ReadError title="No se pudo leer el estado de cuenta" error={error} onRetry={refetch} />
      )}
      {data && !error && (
        <Box role="status">
          <Typography>
            Saldo antes del {spelledDay(data.from)}: <strong>{money(data.opening)}</strong>
          </Typography>
          <Typography sx={{ mb: 1 }}>
            Saldo al {spelledDay(data.to)}: <strong>{money(data.closing)}</strong>
          </Typography>
          {data.totals.length === 0 ? (
            <Typography color="text.secondary">Sin movimientos en estos días.</Typography>
          ) : (
            <TotalsTable label="Movimientos por tipo" totals={data.totals} money={money} />
          )}
        </Box>
      )}
    </Panel>
  );
};
