/** A value of a dated table over time, drawn; the days beneath say the same in words. */
import { spelledDay } from '@cotejo/core/kit/time';
import { Box, Typography, useTheme } from '@mui/material';
import { useGetList } from 'react-admin';
import { Panel } from '../../kit/ui/Panel.tsx';
import { decimalText } from '../read/decimalText.ts';
import { chartLine } from './chart.ts';
import { type DayRecord, type TableRecord } from './datedTable.ts';

/** A year of days, and more than that of what changes less often. */
const drawn = 400;

export const ValueChart = ({ table, value }: { table: TableRecord; value: string }) => {
  const { palette } = useTheme();
  const { data, total = 0 } = useGetList<DayRecord>('dated-table-days', {
    pagination: { page: 1, perPage: drawn },
    sort: { field: 'from', order: 'DESC' },
    filter: { tableId: table.id },
  });
  const values = (data ?? []).map(({ from, rows }) => ({
    from,
    value: Number((rows as Readonly<Record<string, unknown>>)[value]),
  }));
  const line = chartLine(values.toReversed());
  if (!line) return null;
  const told = (number: number) => decimalText(value, String(number), table.country) ?? String(number);
  const { points, first, last, least, most } = line;
  return (
    <Panel title="Cómo ha cambiado">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            textAlign: 'right',
          }}
        >
          <Typography variant="body2">{told(most)}</Typography>
          {least !== most && <Typography variant="body2">{told(least)}</Typography>}
        </Box>
        <svg
          role="img"
          aria-label={`Del ${spelledDay(first.from)} al ${spelledDay(last.from)}: de ${told(first.value)} a ${told(last.value)}; el menor ${told(least)}, el mayor ${told(most)}.`}
          viewBox="0 -4 100 108"
          preserveAspectRatio="none"
          style={{ width: '100%', height: 120, borderBottom: `1px solid ${palette.divider}` }}
        >
          <polyline
            points={points}
            fill="none"
            stroke={palette.primary.main}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span />
        <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {spelledDay(first.from)}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
            {spelledDay(last.from)}
          </Typography>
        </Box>
      </Box>
      {total > values.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Se dibujan los {values.length} días más recientes.
        </Typography>
      )}
    </Panel>
  );
};
