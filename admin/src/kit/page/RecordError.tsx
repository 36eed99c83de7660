/** A record is not there, is not ours to see, or could not be read. */
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isMissing } from '../providers/http-error.ts';
import { mayTryAgain } from '../providers/retry.ts';
import { MessagePage } from './MessagePage.tsx';

export const RecordError = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const { error, refetch } = useShowContext();
  const say = (key: string) => translate(`resources.${resource}.error.${key}`);
  const back = (
    <Button component={Link} to={`/${resource}`} variant="outlined">
      {say('back')}
    </Button>
  );
  if (isMissing(error))
    return (
      <MessagePage icon={SearchOff} title={say('notFoundTitle')} actions={back}>
        {say('notFoundText')}
      </MessagePage>
    );
  return (
    <MessagePage
      icon={ErrorOutline}
      title={say('show')}
      actions={
        <>
          {mayTryAgain(error) && (
            <Button variant="contained" onClick={() => void refetch()}>
              {translate('cotejo.command.retry')}
            </Button>
          )}
          {back}
        </>
      }
    >
      {error?.message}
    </MessagePage>
  );
};
