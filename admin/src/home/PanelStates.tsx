/** What stands in a panel before there is anything to show: it is being read, or it could not be. */
import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

export const PanelLoading = () => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ra.message.loading')}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={40} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
};

export const PanelError = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('cotejo.command.retry')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
};
