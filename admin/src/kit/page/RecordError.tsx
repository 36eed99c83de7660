/** A record is not there, is not ours to see, or could not be read. */
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { isMissing } from '../providers/http-error.ts';
import { mayTryAgain } from '../providers/retry.ts';
import { MessagePage } from './MessagePage.tsx';
import { useWords } from '../useWords.ts';

export const RecordError = ({ resource }: { resource: string }) => {
  const { error, refetch } = useShowContext();
  const words = useWords(resource).error;
  const back = (
    <Button component={Link} to={`/${resource}`} variant="outlined">
      {words.back}
    </Button>
  );
  if (isMissing(error))
    return (
      <MessagePage icon={SearchOff} title={words.notFoundTitle} actions={back}>
        {words.notFoundText}
      </MessagePage>
    );
  return (
    <MessagePage
      icon={ErrorOutline}
      title={words.show}
      actions={
        <>
          {mayTryAgain(error) && (
            <Button variant="contained" onClick={() => void refetch()}>
              Reintentar
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
