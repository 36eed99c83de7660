/** Follows one bulk run in a dialog, from wherever it was started; the run goes on when it is closed. */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkResults } from './BulkResults.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useBulk } from './useBulk.ts';
import { useRunTitle } from './useRunTitle.ts';

type BulkProgressDialogProps = {
  bulkId: string;
  /** Told the run that was shown last: one that was tried again is another. */
  onClose: (bulkId: string) => void;
};

export const BulkProgressDialog = ({ bulkId, onClose }: BulkProgressDialogProps) => {
  const titleId = useId();
  const [followed, follow] = useState(bulkId);
  const { data: run, error } = useBulk(followed);
  const titleOf = useRunTitle();
  const title = run ? titleOf(run) : 'Operaciones en varias solicitudes';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => onClose(followed)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {error && !run && <Alert severity="error">{error.message}</Alert>}
          {run && <BulkProgress run={run} />}
          {run?.status === 'running' && (
            <Typography variant="body2" color="text.secondary">
              Puedes cerrar esta ventana: el trabajo sigue y te avisamos al terminar.
            </Typography>
          )}
          {run && run.failed > 0 && <BulkResults key={`${run.id} ${run.status}`} run={run} />}
          {run && <RetryButton run={run} onStarted={follow} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        {run?.status === 'finished' && (
          <Button component={Link} to={`/bulk/${followed}/show`}>
            Ver resultados
          </Button>
        )}
        <Button onClick={() => onClose(followed)}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
};
