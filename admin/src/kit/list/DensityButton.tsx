/** Switches between rows with all their lines and rows of one line. */
import DensityMedium from '@mui/icons-material/DensityMedium';
import DensitySmall from '@mui/icons-material/DensitySmall';
import { IconButton, Tooltip } from '@mui/material';
import { useDensity } from './density.ts';

export const DensityButton = () => {
  const { density, choose } = useDensity();
  const isCompact = density === 'compact';
  const label = 'Filas de una línea';
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={isCompact}
        onClick={() => choose(isCompact ? 'comfortable' : 'compact')}
        // Cards of a phone have no rows.
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {isCompact ? <DensitySmall fontSize="small" /> : <DensityMedium fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
