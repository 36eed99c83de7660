/** The lead is not there, not ours, not yet there at that time, or could not be read. */
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MessagePage } from '../layout/MessagePage.tsx';
import { statusOf } from '../providers/http-error.ts';
import { usePast } from './usePast.ts';

export const LeadShowError = () => {
  const translate = useTranslate();
  const past = usePast();
  const { error, refetch } = useShowContext();
  const isMissing = [400, 404].includes(statusOf(error) ?? 0);
  const say = (key: string) => translate(`resources.leads.error.${key}`);
  const back = (
    <Button component={Link} to="/leads" variant="outlined">
      {say('back')}
    </Button>
  );
  if (!isMissing)
    return (
      <MessagePage
        icon={ErrorOutline}
        title={say('show')}
        actions={
          <>
            <Button variant="contained" onClick={() => void refetch()}>
              {translate('cotejo.command.retry')}
            </Button>
            {back}
          </>
        }
      >
        {error?.message}
      </MessagePage>
    );
  const toPresent = (
    <Button variant="contained" onClick={past.leave}>
      {translate('resources.leads.past.leave')}
    </Button>
  );
  return (
    <MessagePage icon={SearchOff} title={say('notFoundTitle')} actions={past.at ? toPresent : back}>
      {say(past.at ? 'notFoundAt' : 'notFoundText')}
    </MessagePage>
  );
};
