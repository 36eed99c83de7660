/** Medians as bars and 90th percentiles as whiskers, one line a group; all of it stands in the table beneath too. */
import { Box, Typography } from '@mui/material';
import { formatDuration } from '../kit/time/time.ts';
import { counted } from '../kit/words/plural.ts';
import { type DurationRow, type Grouping, groupingNames } from './audit.ts';
import { type DurationScale, durationScale, placeOf } from './durationScale.ts';

/** Groups that a drawing shows before one has to read. */
const drawn = 12;

const labels = { flex: { xs: '0 0 96px', sm: '0 0 180px' }, pr: 1, minWidth: 0 } as const;
const track = { position: 'relative', flex: 1, minWidth: 0, mr: { xs: 3, sm: 5 } } as const;
const percent = (place: number) => `${place}%`;

const Marks = ({ scale }: { scale: DurationScale }) => (
  <Box sx={{ display: 'flex' }} aria-hidden>
    <Box sx={labels} />
    <Box sx={{ ...track, height: 20 }}>
      {scale.marks.map((mark, index) => (
        <Typography
          key={mark}
          variant="body2"
          color="text.secondary"
          sx={{
            position: 'absolute',
            left: percent(placeOf(mark, scale)),
            transform: 'translateX(-50%)',
            whiteSpace: 'nowrap',
            // On a phone there is room for the ends and the middle.
            display: { xs: index === 0 || index === scale.marks.length - 1 ? 'block' : 'none', sm: 'block' },
          }}
        >
          {mark === 0 ? '0' : formatDuration(mark)}
        </Typography>
      ))}
    </Box>
  </Box>
);

const Bar = ({ row, scale }: { row: DurationRow; scale: DurationScale }) => {
  const [median, p90] = [formatDuration(row.median), formatDuration(row.p90)];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', py: 0.5 }}
      aria-label={`${row.name}: mediana ${median}, percentil 90 ${p90}, ${counted(row.count, 'cambio', 'cambios')}`}
      title={`${row.name}: ${median}, ${p90}`}
    >
      <Typography variant="body2" noWrap sx={labels} aria-hidden>
        {row.name}
      </Typography>
      <Box sx={{ ...track, height: 18 }} aria-hidden>
        <Box
          sx={{
            position: 'absolute',
            top: 8,
            height: 2,
            width: percent(placeOf(row.p90, scale)),
            bgcolor: 'text.secondary',
            '&::after': {
              content: '""',
              position: 'absolute',
              right: 0,
              top: -5,
              height: 12,
              width: 2,
              bgcolor: 'text.secondary',
            },
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            top: 2,
            height: 14,
            minWidth: 2,
            width: percent(placeOf(row.median, scale)),
            bgcolor: 'primary.main',
            borderRadius: '2px',
          }}
        />
      </Box>
    </Box>
  );
};

const Key = () => (
  <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 1 }} aria-hidden>
    <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 18, height: 12, bgcolor: 'primary.main', borderRadius: '2px' }} />
      Mediana
    </Typography>
    <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 18, height: 2, bgcolor: 'text.secondary' }} />
      Percentil 90
    </Typography>
  </Box>
);

export const DurationChart = ({ rows, by }: { rows: readonly DurationRow[]; by: Grouping }) => {
  // Of days the last ones; of other groups the first, which have most changes.
  const shown = by === 'day' ? rows.slice(-drawn) : rows.slice(0, drawn);
  const scale = durationScale(Math.max(...shown.map(({ p90 }) => p90)));
  return (
    <Box sx={{ mb: 3 }}>
      <Key />
      <Box
        component="ul"
        aria-label={`Medianas y percentiles 90: ${groupingNames[by]}`}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {shown.map((row) => (
          <Bar key={row.key} row={row} scale={scale} />
        ))}
      </Box>
      <Marks scale={scale} />
      {rows.length > shown.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {by === 'day'
            ? `El gráfico muestra los últimos ${drawn} días; debajo están todos.`
            : `El gráfico muestra los ${drawn} grupos con más cambios; debajo están todos.`}
        </Typography>
      )}
    </Box>
  );
};
