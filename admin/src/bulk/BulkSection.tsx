/** One's bulk runs, newest first. */
import { Box, Button, Chip, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RelativeInstant } from '../kit/time/Instant.tsx';
import { ReadSection } from '../kit/ui/ReadSection.tsx';
import { type BulkRecord } from './bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { useBulks } from './useBulk.ts';
import { useRunTitle } from './useRunTitle.ts';

const step = 10;

const BulkItem = ({ run }: { run: BulkRecord }) => {
  const name = useRunTitle()(run);
  return (
    <ListItem divider sx={{ display: 'block', py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 0.5 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={run.status === 'running' ? 'info' : run.failed > 0 ? 'error' : 'success'}
          label={run.status === 'running' ? 'En curso' : 'Terminada'}
        />
        <Typography variant="body2" color="text.secondary">
          <RelativeInstant value={run.at} />
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Button
          component={Link}
          to={`/bulk/${run.id}/show`}
          size="small"
          aria-label={`Ver resultados de ${name}`}
        >
          Ver resultados
        </Button>
      </Box>
      <BulkProgress run={run} />
    </ListItem>
  );
};

export const BulkSection = () => {
  const [count, setCount] = useState(step);
  const { data, total, error, isPending, refetch } = useBulks(count);
  return (
    <ReadSection
      title="Operaciones en varias solicitudes"
      errorTitle="No se pudieron leer las operaciones"
      emptyText="Todavía no hiciste ninguna operación en varias solicitudes. En la lista de solicitudes, selecciona varias y elige una acción."
      isPending={isPending}
      error={error}
      isEmpty={data?.length === 0}
      onRetry={() => void refetch()}
    >
      <List disablePadding>
        {data?.map((run) => (
          <BulkItem key={run.id} run={run} />
        ))}
      </List>
      {total !== undefined && total > count && (
        <Button onClick={() => setCount(count + step)}>Ver más</Button>
      )}
    </ReadSection>
  );
};
