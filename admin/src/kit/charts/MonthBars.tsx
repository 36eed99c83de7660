/** Bars by month from zero, each of stacked parts; a table beside it tells the same in numbers. */
import { Box, Typography } from '@mui/material';

export type BarPart = { readonly name: string; readonly color: string };
/** A month of the chart: `2026-03`, with a value of each part. */
export type BarMonth = { readonly month: string; readonly values: readonly number[] };

const monthName = new Intl.DateTimeFormat('es-419', { month: 'short', timeZone: 'UTC' });

/** `mar 26` of `2026-03`. */
export const shortMonth = (month: string): string =>
  `${monthName.format(new Date(`${month}-01`)).replace('.', '')} ${month.slice(2, 4)}`;

const Key = ({ parts }: { parts: readonly BarPart[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
    {parts.map(({ name, color }) => (
      <Typography key={name} variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box component="span" sx={{ width: 14, height: 12, bgcolor: color, borderRadius: '2px' }} />
        {name}
      </Typography>
    ))}
  </Box>
);

type MonthBarsProps = {
  label: string;
  parts: readonly BarPart[];
  months: readonly BarMonth[];
  /** The value of a bar of the whole height; that of the highest bar where it is left out. */
  highest?: number;
  /** Pixels. */
  height?: number;
};

export const MonthBars = ({ label, parts, months, highest, height = 120 }: MonthBarsProps) => {
  const totals = months.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const scale = highest || Math.max(1, ...totals);
  return (
    <Box role="img" aria-label={label} sx={{ mb: 2 }}>
      <Key parts={parts} />
      <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, alignItems: 'flex-end' }}>
        {months.map(({ month, values }) => (
          <Box key={month} sx={{ flex: 1, minWidth: 0, textAlign: 'center' }}>
            <Box
              sx={{
                height,
                display: 'flex',
                flexDirection: 'column-reverse',
                borderBottom: 1,
                borderColor: 'text.secondary',
              }}
            >
              {values.map((value, place) => (
                <Box
                  key={parts[place]!.name}
                  sx={{
                    height: `${(value / scale) * 100}%`,
                    bgcolor: parts[place]!.color,
                    mx: { xs: 0, sm: '15%' },
                  }}
                />
              ))}
            </Box>
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ fontSize: '0.75rem', lineHeight: 1.3, mt: 0.5 }}
            >
              {shortMonth(month)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
