/** How far a run is, while it goes. */
import { LinearProgress, Typography } from '@mui/material';
import { written } from '../results/countOf.ts';
import { type Run } from '../run/importer.ts';
import { percentOf } from './progress.ts';

export const RunProgress = ({ run: { total, done } }: { run: Run }) => (
  <div>
    <LinearProgress
      {...(total !== undefined && { variant: 'determinate', value: percentOf(done, total) })}
      aria-label="Avance"
      sx={{ height: 6, borderRadius: 3, mb: 0.75 }}
    />
    <Typography>
      {total === undefined ? 'Enviando y leyendo el archivo…' : `${written(done)} de ${written(total)}`}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      Puedes ir a otra parte de la consola mientras tanto. Si cierras esta pestaña, se detiene.
    </Typography>
  </div>
);
