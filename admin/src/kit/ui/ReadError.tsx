/** Something could not be read: what, why, and another try where that may help. */
import { Alert, AlertTitle, Button, type SxProps } from '@mui/material';
import { mayTryAgain } from '../providers/retry.ts';

type ReadErrorProps = {
  /** What could not be read. */
  title: string;
  error?: unknown;
  onRetry: () => unknown;
  sx?: SxProps;
};

export const ReadError = ({ title, error, onRetry, sx }: ReadErrorProps) => (
  <Alert
    severity="error"
    sx={sx}
    action={
      mayTryAgain(error) && (
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          Reintentar
        </Button>
      )
    }
  >
    <AlertTitle sx={{ mb: error instanceof Error ? undefined : 0 }}>{title}</AlertTitle>
    {error instanceof Error && error.message}
  </Alert>
);
