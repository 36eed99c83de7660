/** The lead is not there, not ours, not yet there at that time, or could not be read. */
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { useShowContext, useTranslate } from 'react-admin';
import { MessagePage } from '../../kit/page/MessagePage.tsx';
import { RecordError } from '../../kit/page/RecordError.tsx';
import { isMissing } from '../../kit/providers/http-error.ts';
import { usePast } from '../../kit/page/usePast.ts';

export const LeadShowError = () => {
  const translate = useTranslate();
  const past = usePast();
  const { error } = useShowContext();
  if (!past.at || !isMissing(error)) return <RecordError resource="leads" />;
  return (
    <MessagePage
      icon={SearchOff}
      title={translate('resources.leads.error.notFoundTitle')}
      actions={
        <Button variant="contained" onClick={past.leave}>
          {translate('resources.leads.past.leave')}
        </Button>
      }
    >
      {translate('resources.leads.error.notFoundAt')}
    </MessagePage>
  );
};
