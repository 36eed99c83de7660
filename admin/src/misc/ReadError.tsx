/** Something could not be read: what, why, and another try. */
import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

type ReadErrorProps = { title: string; error: unknown; onRetry: () => unknown };

export const ReadError = ({ title, error, onRetry }: ReadErrorProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => void onRetry()}>
          {translate('resources.auditoria.error.retry')}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {error instanceof Error && error.message}
    </Alert>
  );
};
