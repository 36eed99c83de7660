/** A part of the audit could not be read: why, and another try. */
import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

type AuditErrorProps = {
  what: 'list' | 'durations' | 'looks' | 'chain';
  error: unknown;
  onRetry: () => unknown;
};

export const AuditError = ({ what, error, onRetry }: AuditErrorProps) => {
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
      <AlertTitle>{translate(`resources.auditoria.error.${what}`)}</AlertTitle>
      {error instanceof Error && error.message}
    </Alert>
  );
};
