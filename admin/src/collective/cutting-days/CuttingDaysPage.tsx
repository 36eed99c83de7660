/** The calendar of cutting days: per insurer its next one, how long that is, and what waits for it. */
import { daysBetween, firstOfMonthAfter, spelledDay } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import EventOutlined from '@mui/icons-material/EventOutlined';
import {
  Box,
  Link,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../../kit/list/listAddress.ts';
import { EmptyState } from '../../kit/list/EmptyState.tsx';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { ReadSkeleton } from '../../kit/ui/ReadSkeleton.tsx';
import { counted } from '../../kit/words/plural.ts';
import { type CuttingDay, unsentFor } from '../policy-employees/coverage.ts';
import { inTimeOf } from '../policy-employees/cutDays.ts';
import { useCuttingDays } from '../policy-employees/useCuttingDays.ts';
import { PrepareButton } from '../insurer-files/PrepareButton.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

const labels = {
  cuttingDay: 'Día',
  lastDay: 'Próximo corte',
  daysLeft: 'Falta',
  operationDate: 'Operación',
  activations: 'Altas',
  cancellations: 'Bajas',
  incomplete: 'Faltan datos',
  unsent: 'Sin enviar',
  late: 'Atrasadas',
  file: 'Archivo',
};

const counts = [
  { name: 'late', filter: { late: 'true' } },
  { name: 'activations', filter: { status: 'PROCESS_ACTIVATION' } },
  { name: 'cancellations', filter: { status: 'PROCESS_CANCELLATION' } },
  { name: 'unsent', filter: { unsent: 'true', insurerNotification: 'cuttingDay' } },
  { name: 'incomplete', filter: { status: 'PENDING' } },
] as const;

const queueOf = (insurerId: string, filter: object): string =>
  listAddress('/policy-employees/por-responder', { ...filter, insurerId });

type CountProps = { row: CuttingDay; of: (typeof counts)[number] };

const Count = ({ row, of: { name, filter } }: CountProps) => {
  const count = name === 'unsent' ? unsentFor(row, 'cuttingDay') : row[name];
  if (count === 0) return <>0</>;
  return (
    <Link
      component={RouterLink}
      to={queueOf(row.id, filter)}
      sx={name === 'late' ? { color: 'error.main', fontWeight: 600 } : undefined}
    >
      {count.toLocaleString('es-419')}
    </Link>
  );
};

/** By the file that they wait for: of the cutting day, or daily. */
const Unsent = ({ row, of }: CountProps) => (
  <>
    <Count row={row} of={of} />
    {row.unsentDaily > 0 && (
      <Link
        component={RouterLink}
        to={queueOf(row.id, { unsent: 'true', insurerNotification: 'daily' })}
        sx={{ display: 'block', whiteSpace: 'nowrap' }}
      >
        {counted(row.unsentDaily, 'diaria', 'diarias')}
      </Link>
    )}
  </>
);

/** Leads to the requests that are in time for it, where there are any. */
const LastDay = ({ row }: { row: CuttingDay }) =>
  inTimeOf(row) > 0 ? (
    <Link component={RouterLink} to={queueOf(row.id, { dueOn: row.lastDay })}>
      {spelledDay(row.lastDay)}
    </Link>
  ) : (
    spelledDay(row.lastDay)
  );

/** A daily file is offered where something waits for one. */
const Files = ({ row }: { row: CuttingDay }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', '& button': { whiteSpace: 'nowrap' } }}>
    <PrepareButton insurerId={row.id} name={row.name} takes="cuttingDay" />
    {row.unsentDaily > 0 && <PrepareButton insurerId={row.id} name={row.name} takes="daily" />}
  </Box>
);

const useCells = () => {
  const identity = useConsoleIdentity();
  const cells: readonly (readonly [keyof typeof labels, (row: CuttingDay) => ReactNode])[] = [
    ['cuttingDay', ({ cuttingDay }) => cuttingDay],
    ['lastDay', (row) => <LastDay row={row} />],
    [
      'daysLeft',
      ({ today, lastDay }) => {
        const days = daysBetween(today, lastDay);
        return days === 0 ? 'es hoy' : counted(days, 'día', 'días');
      },
    ],
    ...counts.map(
      (of) =>
        [
          of.name,
          (row: CuttingDay) =>
            of.name === 'unsent' ? <Unsent row={row} of={of} /> : <Count row={row} of={of} />,
        ] as const,
    ),
    ['operationDate', ({ operationDate }) => spelledDay(operationDate)],
    ...(may(identity, 'insurer-files:send')
      ? ([['file', (row: CuttingDay) => <Files row={row} />]] as const)
      : []),
  ];
  return cells.map(([name, render]) => ({ name, label: labels[name], render }));
};

const InsurerTable = ({ rows }: { rows: readonly CuttingDay[] }) => {
  const cells = useCells();
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Días de corte">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Aseguradora</TableCell>
            {cells.map(({ name, label }) => (
              <TableCell key={name}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                <strong>{row.name}</strong>
                <br />
                {countryOf(row.country).name}
              </TableCell>
              {cells.map(({ name, render }) => (
                <TableCell key={name}>{render(row)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
};

const InsurerCards = ({ rows }: { rows: readonly CuttingDay[] }) => {
  const cells = useCells();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Panel key={row.id} title={`${row.name} · ${countryOf(row.country).name}`}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
            {cells.map(({ name, label, render }) => (
              <Box key={name}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {label}
                </Typography>
                <Box component="dd" sx={{ m: 0 }}>
                  {render(row)}
                </Box>
              </Box>
            ))}
          </Box>
        </Panel>
      ))}
    </Box>
  );
};

const Days = ({ rows }: { rows: readonly CuttingDay[] }) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const today = rows.map((row) => row.today).sort()[0]!;
  const soonest = rows.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isNarrow ? <InsurerCards rows={soonest} /> : <InsurerTable rows={soonest} />}
      <Panel title="Calendario">
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          {[0, 1].map((later) => (
            <MonthCalendar key={later} first={firstOfMonthAfter(today, later)} today={today} rows={rows} />
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          En un mes sin día 29, 30 o 31, el corte se muestra en su último día.
        </Typography>
      </Panel>
    </Box>
  );
};

export const CuttingDaysPage = () => {
  const { data, error, isPending, refetch } = useCuttingDays();
  useHeldNews('policy-employees', () => refetch());
  return (
    <>
      <PageHeading title="Días de corte" />
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
        Hasta qué día una respuesta entra en la próxima operación de cada aseguradora, y las solicitudes que
        todavía esperan.
      </Typography>
      {isPending && <ReadSkeleton />}
      {error && !data && (
        <ReadError title="No se pudieron leer los días de corte" error={error} onRetry={refetch} />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={EventOutlined}
          title="Todavía no hay pólizas"
          text="Aquí aparecen las aseguradoras de las pólizas que puedes ver."
        />
      )}
      {data && data.length > 0 && <Days rows={data} />}
    </>
  );
};
