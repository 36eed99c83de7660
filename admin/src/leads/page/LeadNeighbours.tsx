/** The lead's place in the list that one came from, and the ways to its neighbours: ‹ 3 de 41 ›. */
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useNeighbours } from '../../kit/list/neighbours/useNeighbours.ts';

export const LeadNeighbours = ({ id }: { id: string }) => {
  const neighbours = useNeighbours('leads', id);
  if (!neighbours) return null;
  const { place, total, isAtLeast, hasNext, hasPrevious, next, previous } = neighbours;
  return (
    <Box
      component="nav"
      aria-label="Solicitudes de la lista"
      sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}
    >
      {/* At the ends a button stays, so that the focus does. */}
      <IconButton
        size="small"
        aria-label="Solicitud anterior"
        title="Solicitud anterior (k)"
        aria-disabled={!hasPrevious}
        sx={{ '&[aria-disabled=true]': { opacity: 0.35 } }}
        onClick={() => void previous()}
      >
        <ChevronLeft />
      </IconButton>
      <Typography variant="body2" color="text.secondary">
        {isAtLeast
          ? `${place} de más de ${Math.max(total, place).toLocaleString('es-419')}`
          : `${place} de ${Math.max(total, place).toLocaleString('es-419')}`}
      </Typography>
      <IconButton
        size="small"
        aria-label="Solicitud siguiente"
        title="Solicitud siguiente (j)"
        aria-disabled={!hasNext}
        sx={{ '&[aria-disabled=true]': { opacity: 0.35 } }}
        onClick={() => void next()}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
};
