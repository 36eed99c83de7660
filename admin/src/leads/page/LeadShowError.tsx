/** The lead is not there, not ours, not yet there at that time, or could not be read. */
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { useShowContext } from 'react-admin';
import { MessagePage } from '../../kit/page/MessagePage.tsx';
import { RecordError } from '../../kit/page/RecordError.tsx';
import { isMissing } from '../../kit/providers/http-error.ts';
import { usePast } from '../../kit/page/usePast.ts';

export const LeadShowError = () => {
  const past = usePast();
  const { error } = useShowContext();
  if (!past.at || !isMissing(error)) return <RecordError resource="leads" />;
  return (
    <MessagePage
      icon={SearchOff}
      title="No encontramos esa solicitud"
      actions={
        <Button variant="contained" onClick={past.leave}>
          Volver al presente
        </Button>
      }
    >
      En ese momento la solicitud todavía no existía.
    </MessagePage>
  );
};
