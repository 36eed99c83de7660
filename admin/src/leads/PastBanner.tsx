/** Says that one looks at the past, and leads back. */
import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../misc/time.ts';
import { usePast } from './usePast.ts';

export const PastBanner = ({ at }: { at: string }) => {
  const translate = useTranslate();
  const { leave } = usePast();
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={leave}>
          {translate('resources.leads.past.leave')}
        </Button>
      }
    >
      {translate('resources.leads.past.banner', { instant: formatInstant(at) })}
    </Alert>
  );
};
