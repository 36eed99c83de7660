/** Conversion by month and executive of one country: drawn for all of them, and as a table; each number leads to its requests. */
import { countryOf } from '@cotejo/core/reference/countries';
import {
  Box,
  Link,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { MonthBars, shortMonth } from '../../kit/charts/MonthBars.tsx';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { listAddress } from '../../kit/list/listAddress.ts';
import {
  conversionFilter,
  type Conversion,
  type ConversionMonth,
  monthTotals,
  percentText,
} from './conversions.ts';

const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'registered', order: 'DESC' } } as const;

/** Large enough for a finger, however few digits. */
const number = { display: 'inline-block', minWidth: 24, lineHeight: '24px', textAlign: 'center' } as const;

type CellProps = { of: Conversion; month: ConversionMonth; country: string };

const Cell = ({ of, month, country }: CellProps) => {
  const { registered, won } = month;
  if (registered === 0) return <TableCell align="right">—</TableCell>;
  return (
    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
      <Link
        component={RouterLink}
        to={listAddress('/leads', conversionFilter('won', of.id, country, month))}
        sx={number}
      >
        {won}
      </Link>
      {' / '}
      <Link
        component={RouterLink}
        to={listAddress('/leads', conversionFilter('registered', of.id, country, month))}
        sx={number}
      >
        {registered}
      </Link>{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        {percentText(won, registered)}
      </Typography>
    </TableCell>
  );
};

type RowsProps = { rows: readonly Conversion[]; country: string };

/** The latest month first: on a phone the others are scrolled to. */
const ConversionTable = ({ rows, country }: RowsProps) => (
  <Box
    sx={{ overflowX: 'auto' }}
    tabIndex={0}
    role="group"
    aria-label="Cerradas de las que llegaron, por ejecutivo y mes"
  >
    <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Ejecutivo</TableCell>
          {rows[0]?.months.toReversed().map(({ month }) => (
            <TableCell key={month} align="right" sx={{ whiteSpace: 'nowrap' }}>
              {shortMonth(month)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell component="th" scope="row" sx={{ minWidth: 120 }}>
              {row.executiveName ?? row.id}
            </TableCell>
            {row.months.toReversed().map((month) => (
              <Cell key={month.month} of={row} month={month} country={country} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

const Told = ({ rows, country }: RowsProps) => {
  const months = monthTotals(rows);
  const [registered, won] = (['registered', 'won'] as const).map((name) =>
    months.reduce((sum, month) => sum + month[name], 0),
  );
  return (
    <>
      <MonthBars
        label={`De ${registered} solicitudes de seis meses se cerraron ${won} (${percentText(won!, registered!)})`}
        parts={[
          { name: 'Cerradas', color: 'success.main' },
          { name: 'En curso', color: 'primary.light' },
          { name: 'Perdidas', color: 'action.disabled' },
        ]}
        months={months.map(({ month, registered: all_, won: closed, lost }) => ({
          month,
          values: [closed, all_ - closed - lost, lost],
        }))}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Cerradas / llegadas en el mes: sin pruebas, duplicadas, falsas ni eliminadas.
      </Typography>
      <ConversionTable rows={rows} country={country} />
    </>
  );
};

export const ConversionPanel = () => {
  const countries = useConsoleIdentity()?.countries ?? [];
  const [chosen, choose] = useState<string>();
  const country = chosen ?? countries[0];
  const { data, error, isPending, refetch } = useGetList<Conversion>(
    'lead-conversions',
    { ...all, filter: { country } },
    { enabled: country !== undefined, onError: () => undefined, placeholderData: (before) => before },
  );
  const held = useHeldNews('leads', () => refetch());
  return (
    <Panel title="Conversión por mes y ejecutivo">
      {countries.length > 1 && (
        <TextField
          select
          size="small"
          label="País"
          value={country}
          onChange={({ target }) => choose(target.value)}
          sx={{ mb: 1.5, minWidth: 160 }}
        >
          {countries.map((code) => (
            <MenuItem key={code} value={code}>
              {countryOf(code).name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isPending && <PanelLoading />}
      {error && <ReadError title="No se pudo leer esta parte." error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">
          Ninguna solicitud con ejecutivo en los últimos seis meses.
        </Typography>
      )}
      {data && data.length > 0 && country && (
        <Box {...held}>
          <Told rows={data} country={country} />
        </Box>
      )}
    </Panel>
  );
};
