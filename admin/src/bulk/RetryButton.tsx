/** Tries again, in a new run, the records that failed in one and did not refuse; leads to the new one. */
import Replay from '@mui/icons-material/Replay';
import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '../kit/commands/FailureAlert.tsx';
import { type BulkRecord } from './bulk.ts';
import { noRetry } from './bulkModel.ts';
import { useBulkCommand } from './useBulkCommand.ts';

type RetryButtonProps = { run: BulkRecord; onStarted: (bulkId: string) => void };

export const RetryButton = ({ run, onStarted }: RetryButtonProps) => {
  const translate = useTranslate();
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
        {translate('resources.bulk.retry', { smart_count: run.retryable })}
      </Button>
    </Stack>
  );
};
