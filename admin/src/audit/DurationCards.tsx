/** The same figures group by group, for a phone: seven columns have no room there. */
import { Box, List, ListItem, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { formatDuration } from '../kit/time/time.ts';
import { counted } from '../kit/words/plural.ts';
import { type DurationRow, figureNames, figures, type Grouping, groupingNames } from './audit.ts';
import { Outliers } from './Outliers.tsx';

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Typography component="dt" variant="body2" color="text.secondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
);

const columns = {
  m: 0,
  mt: 0.5,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
} as const;

export const DurationCards = ({ rows, by }: { rows: readonly DurationRow[]; by: Grouping }) => (
  <List disablePadding aria-label={`Tiempos: ${groupingNames[by]}`}>
    {rows.map((row) => (
      <ListItem key={row.key} divider disableGutters sx={{ display: 'block', py: 1.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {counted(row.count, 'cambio', 'cambios')}
        </Typography>
        <Box component="dl" sx={columns}>
          {figures.map((figure) => (
            <Figure key={figure} name={figureNames[figure]}>
              {formatDuration(row[figure])}
            </Figure>
          ))}
          {row.outliers.length > 0 && (
            <Figure name="Casos atípicos">
              <Outliers row={row} />
            </Figure>
          )}
        </Box>
      </ListItem>
    ))}
  </List>
);
