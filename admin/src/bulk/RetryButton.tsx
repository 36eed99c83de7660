/** Tries the records of a run again that failed without being refused, in a new run, and leads to that one. */
import Replay from '@mui/icons-material/Replay';
import { Button, Stack } from '@mui/material';
import { FailureAlert } from '../kit/commands/FailureAlert.tsx';
import { type BulkRecord } from './bulk.ts';
import { noRetry } from './bulkModel.ts';
import { useBulkCommand } from './useBulkCommand.ts';
import { plural } from '../kit/words/plural.ts';

type RetryButtonProps = { run: BulkRecord; onStarted: (bulkId: string) => void };

export const RetryButton = ({ run, onStarted }: RetryButtonProps) => {
  const { retry, isPending, failure } = useBulkCommand();
  if (run.retryable === 0 || noRetry(run) !== undefined) return null;
  const start = async () => {
    const outcome = await retry(run.id);
    if (outcome.ok) onStarted(outcome.record.id);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {failure && <FailureAlert failure={failure} />}
      <Button
        variant="outlined"
        startIcon={<Replay />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => void start()}
      >
        {plural(
          run.retryable,
          'Reintentar la que no se pudo procesar',
          `Reintentar las ${run.retryable} que no se pudieron procesar`,
        )}
      </Button>
    </Stack>
  );
};
