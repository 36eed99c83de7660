/** How long leads stood still, by status, person, reason or day: drawn, and as a table. */
import { Box, LinearProgress, MenuItem, Paper, TextField, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type DurationRow, type Grouping, groupingNames, groupings } from './audit.ts';
import { AuditEmpty } from './AuditEmpty.tsx';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { DurationCards } from './DurationCards.tsx';
import { DurationChart } from './DurationChart.tsx';
import { DurationTable } from './DurationTable.tsx';
import { useAudit } from './useAudit.ts';
import { useDurations } from './useAuditQueries.ts';

const Figures = ({ rows, by }: { rows: readonly DurationRow[]; by: Grouping }) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (rows.length === 0) return <AuditEmpty />;
  const Rows = isNarrow ? DurationCards : DurationTable;
  return (
    <>
      <DurationChart rows={rows} by={by} />
      <Rows rows={rows} by={by} />
    </>
  );
};

export const DurationsView = () => {
  const { values, setFilters } = useAudit();
  const by = groupings.find((one) => one === values['by']) ?? 'fromStatus';
  const { data, error, isFetching, refetch } = useDurations(by, values);
  return (
    <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden', p: 2 }} aria-busy={isFetching}>
      {isFetching && data && (
        <LinearProgress
          aria-label="Actualizando…"
          sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2 }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <TextField
          select
          label="Agrupar por"
          value={by}
          onChange={({ target }) => setFilters({ ...values, by: target.value })}
          sx={{ width: { xs: '100%', sm: 240 } }}
        >
          {groupings.map((one) => (
            <MenuItem key={one} value={one}>
              {groupingNames[one]}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 260px' }}>
          Cuánto estuvieron las solicitudes en su estado anterior. La mitad esperó menos que la mediana; 9 de
          cada 10, menos que el percentil 90.
        </Typography>
      </Box>
      {error && (
        <ReadError title="No se pudieron leer los tiempos" error={error} onRetry={refetch} sx={{ m: 2 }} />
      )}
      {!data && !error && <ReadSkeleton />}
      {data && <Figures rows={data} by={by} />}
    </Paper>
  );
};
