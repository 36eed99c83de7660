/** The leads could not be read: why, and another try. */
import { Alert, AlertTitle, Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

export const LeadListError = () => {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {translate('resources.leads.error.retry')}
        </Button>
      }
    >
      <AlertTitle>{translate('resources.leads.error.list')}</AlertTitle>
      {error?.message}
    </Alert>
  );
};
